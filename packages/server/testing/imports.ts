import type { Import, ImportLine, importCalls } from '@assay/contract/imports';
import type { ImportNounName } from '@assay/domain/imports/plan';
import { expect } from 'vitest';
import type { CastName } from './cast.ts';
import { aForm } from './forms.ts';
import type { TestApp } from './test-app.ts';

/** An import as a manager makes it, its steps run by hand as the runner would. */
export function importsOf(noun: ImportNounName, calls: ReturnType<typeof importCalls<string>>, as: CastName = 'max') {
  const upload = async (app: TestApp, content: string | Buffer) => {
    const reply = await app.call(calls.start, { as, ...aForm({ file: { name: `${noun}.csv`, content } }) });
    return { ...reply, started: reply.body as Import };
  };
  const state = async (app: TestApp, id: string) => (await app.call(calls.get, { as, params: { id } })).body as Import;
  const lines = async (app: TestApp, id: string, query: Record<string, string> = {}) =>
    (await app.call(calls.lines, { as, params: { id }, query })).body as { result: ImportLine[]; count: number };
  const preview = async (app: TestApp, content: string | Buffer): Promise<Import> => {
    const { started } = await upload(app, content);
    await app.jobs.import({ noun, importId: started.id, step: 'compare' });
    return state(app, started.id);
  };
  const confirm = async (app: TestApp, id: string): Promise<Import> => {
    expect((await app.call(calls.confirm, { as, params: { id } })).status).toBe(200);
    await app.jobs.import({ noun, importId: id, step: 'apply' });
    return state(app, id);
  };
  return { upload, state, lines, preview, confirm };
}
