import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackgroundService, backgroundServices } from '@assay/contract/background-services';
import type { Inspection } from '@assay/contract/inspections';
import { inspections } from '@assay/contract/inspections';
import { days, later, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { addCustomer, aSite } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  addSubmitted,
  putStatus,
  startInspection,
  submitInspection,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';
import { sweepStorage } from '../files/sweep-storage.ts';
import { visitRemover } from '../visits/remove-visits.ts';
import { awaitReportFile } from './await-report-file.ts';
import { askForReportFile, claimReport, wantReportFiles } from './report-files.queries.ts';

const ask = (app: TestApp, id: string, query: Record<string, string> = {}, as: CastName = 'uma') =>
  app.http.inject({
    method: 'GET',
    url: `/api/v1/inspections/${id}/reportpdf`,
    query,
    headers: { authorization: `Bearer ${app.tokenOf(as)}` },
  });

const rowsOf = (app: TestApp, id: string) =>
  app.db
    .selectFrom('report_file')
    .selectAll()
    .where('visit_id', '=', id)
    .orderBy('version')
    .orderBy('language')
    .execute();

const render = (app: TestApp) => app.jobs.service({ id: 'report-renderer' });

/** Asks, and lets the report be made once somebody waits for it. */
async function askAndRender(app: TestApp, id: string, query: Record<string, string> = {}) {
  const reply = ask(app, id, query);
  const language = query.lang ?? 'en';
  await expect.poll(async () => (await rowsOf(app, id)).some((row) => row.language === language)).toBe(true);
  await render(app);
  return reply;
}

describe('the PDF of a report', () => {
  const app = useTestApp();

  it('is made when somebody asks for it, once, and named after day, machine and language [REP-08]', async () => {
    const { id, inspectionDate, serialNumber } = await addSubmitted(app(), await addInspectable(app()));
    const first = await askAndRender(app(), id, { lang: 'fi' });
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(first.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    const day = inspectionDate.slice(0, 10).replaceAll('-', '');
    expect(first.headers['content-disposition']).toContain(`filename="${day}_${serialNumber}_fi.pdf"`);
    const again = await ask(app(), id, { lang: 'fi' });
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await rowsOf(app(), id)).find(({ language }) => language === 'fi')).toMatchObject({ attempts: 1 });
  });

  it('is made ahead of need in English and in the language of the customer', async () => {
    const customer = await addCustomer(app(), { sites: [aSite()] });
    await app().db.updateTable('customer').set({ language: 'ru' }).where('id', '=', customer.id).execute();
    const inspectable = await addInspectable(app(), { customerSiteId: customer.sites[0]?.id ?? null });
    const { id } = await addSubmitted(app(), inspectable);
    await render(app());
    expect(await rowsOf(app(), id)).toMatchObject([
      { version: 1, language: 'en', attempts: 1, asked_at: null },
      { version: 1, language: 'ru', attempts: 1, asked_at: null },
    ]);
    expect((await ask(app(), id)).statusCode).toBe(200);
  });

  it('of an older version stays as it was, byte by byte, when a newer one is written [FLD-06]', async () => {
    const { id } = await addSubmitted(app(), await addInspectable(app()));
    await render(app());
    const before = await ask(app(), id);
    await putStatus(app(), id, { status: 'In_Use', reason: 'Say more' }, 'max');
    await app().call(inspections.updateField, { as: 'uma', params: { id, field: 'summary' }, body: { text: 'More' } });
    expect((await ask(app(), id)).rawPayload.equals(before.rawPayload)).toBe(true);
    await submitInspection(app(), id);
    await render(app());
    expect((await ask(app(), id, { version: '1' })).rawPayload.equals(before.rawPayload)).toBe(true);
    expect((await ask(app(), id)).rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it('of an inspection that was never submitted is refused with the reason, and of a version to come there is none', async () => {
    const inspectable = await addInspectable(app());
    const { id } = await startInspection(app(), inspectable);
    const refused = await ask(app(), id);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'noReport' }]);
    const { id: submitted } = await addSubmitted(app(), inspectable);
    expect((await ask(app(), submitted, { version: '2' })).statusCode).toBe(404);
    expect((await ask(app(), submitted, { lang: 'xx' })).statusCode).toBe(400);
  });

  it('keeps no connection while it is waited for', async () => {
    const inspectable = await addInspectable(app());
    const submitted: Inspection[] = [];
    const most = app().pool.options.max;
    for (let n = 0; n < 2; n++) submitted.push(await addSubmitted(app(), inspectable));
    const languages = ['en', 'fi', 'sv', 'de', 'fr', 'es'];
    const replies = submitted.flatMap(({ id }) => languages.map((lang) => ask(app(), id, { lang })));
    expect(replies.length).toBeGreaterThan(most);
    await expect
      .poll(async () => (await Promise.all(submitted.map(({ id }) => rowsOf(app(), id)))).flat().length)
      .toBe(replies.length);
    expect((await app().ask('GET', '/api/v1/inspections', { as: 'uma' })).status).toBe(200);
    await render(app());
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  });

  it('that takes too long is to be requested again', async () => {
    const { id } = await addSubmitted(app(), await addInspectable(app()));
    const key = { visitId: id, version: 1, language: 'en' } as const;
    await expect(awaitReportFile(withoutScopedTables(app().db), key, app().now(), 0)).rejects.toMatchObject({
      status: 503,
      code: 'reportInTheMaking',
      detail: { retryAfterSeconds: 5 },
    });
  });

  it('is kept as long as its version, whatever the sweeper does', async () => {
    const { id } = await addSubmitted(app(), await addInspectable(app()));
    await render(app());
    const incomingFolder = join(app().dataDir, 'incoming');
    const removeOld = visitRemover(app().pool);
    const place = { db: app().db, storage: app().storage, incomingFolder, removeOld };
    await sweepStorage(place, later(app().now(), days(400)));
    expect((await ask(app(), id)).statusCode).toBe(200);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('goes with nobody: a deleted inspection has none made', async () => {
    const { id } = await addSubmitted(app(), await addInspectable(app()));
    await app().call(inspections.delete, { as: 'max', params: { id }, query: { force: 'true' } });
    await render(app());
    expect(await rowsOf(app(), id)).toEqual([]);
  });
});

describe('the report-renderer', () => {
  const app = useTestApp();
  const state = async () => {
    const { body } = await app().call(backgroundServices.list, { as: 'max' });
    return (body as BackgroundService[]).find(({ id }) => id === 'report-renderer');
  };

  it('shows what it could not make, tries it again after a pause, and at once after a reset [BGS-01]', async () => {
    const { id } = await addSubmitted(app(), await addInspectable(app()));
    const folder = join(app().dataDir, 'files');
    await rename(folder, `${folder}.away`).catch(() => {});
    await writeFile(folder, 'not a folder');
    await render(app());
    expect(await state()).toMatchObject({
      status: 'retrying',
      data: {
        counts: { made: 0, failed: 1 },
        standing: { waiting: 1, failing: 1 },
        nextRunAt: later(app().now(), minutes(1)).toISOString(),
        lastError: { message: expect.stringContaining(id) },
      },
    });
    // Woken once more before its turn, it does not say that all is well.
    await render(app());
    expect(await state()).toMatchObject({
      status: 'retrying',
      data: { counts: { made: 0, failed: 0 }, nextRunAt: later(app().now(), minutes(1)).toISOString() },
    });
    const refused = await ask(app(), id);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      503,
      '60',
      'reportFailed',
    ]);

    await rm(folder);
    await rename(`${folder}.away`, folder).catch(() => {});
    await app().call(backgroundServices.reset, { as: 'max', params: { id: 'report-renderer' } });
    await render(app());
    expect(await state()).toMatchObject({ status: 'idle', data: { counts: { made: 1, failed: 0 } } });
    expect((await ask(app(), id)).statusCode).toBe(200);
  });

  it('says which engine makes the reports', async () => {
    await render(app());
    expect((await state())?.data.note).toBe(app().pdf.about);
  });

  it('makes what somebody waits for before what nobody requested', async () => {
    const db = withoutScopedTables(app().db);
    const { id } = await addSubmitted(app(), await addInspectable(app()));
    const key = (language: 'en' | 'fi' | 'sv') => ({ visitId: id, version: 1, language });
    await wantReportFiles(db, [key('en'), key('fi')], later(app().now(), -minutes(5)));
    await askForReportFile(db, key('sv'), app().now());
    const claim = async () => (await claimReport(db, app().now(), later(app().now(), minutes(1))))?.language;
    expect([await claim(), await claim(), await claim()]).toEqual(['sv', 'en', 'fi']);
  });
});
