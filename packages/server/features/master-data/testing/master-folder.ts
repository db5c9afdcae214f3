import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackgroundService } from '@assay/contract/background-services';
import type { MasterDataFault } from '@assay/contract/master-data';
import { newId } from '@assay/domain/id';
import { afterAll, beforeEach } from 'vitest';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';

/** An app with a folder of master data, emptied before each test; the three categories of the demo are there. */
export function useMasterFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-master-data-'));
  const app: () => TestApp = useTestApp({ env: { ASSAY_MASTER_DATA: folder } });
  let moment = 1_700_000_000;
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    for (const name of await readdir(folder)) await rm(join(folder, name));
    await app()
      .db.insertInto('product_category')
      .values({ id: newId(), name: 'Crushers', code: 'crushers' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await app().ask('POST', '/api/v1/backgroundServices/master-data-import/reset', { as: 'max' });
  });
  const put = async (files: Record<string, string | Buffer>) => {
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
      // A clock of its own: two versions of a file within one tick of the real one would look alike.
      moment += 1;
      await utimes(join(folder, name), moment, moment);
    }
  };
  const state = async (): Promise<BackgroundService> => {
    const { body } = await app().ask('GET', '/api/v1/backgroundServices', { as: 'max' });
    const found = (body as BackgroundService[]).find(({ id }) => id === 'master-data-import');
    if (!found) throw new Error('There is no such service.');
    return found;
  };
  const run = async (files: Record<string, string | Buffer> = {}): Promise<BackgroundService> => {
    await put(files);
    await app().jobs.service({ id: 'master-data-import' });
    return state();
  };
  const faults = async () => {
    const { body } = await app().ask('GET', '/api/v1/masterData/faults', { as: 'max' });
    const { result, count } = body as { result: MasterDataFault[]; count: number };
    return { count, lines: result.map(({ file, line, column, message }) => `${file} ${line} ${column}: ${message}`) };
  };
  return { app, folder, run, faults };
}
