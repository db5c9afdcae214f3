import type { InspectionReport } from '@assay/contract/inspection-report';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { FieldError } from '@assay/domain/problem';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { openEditor, putEdit } from '../../testing/inspection-edits.ts';
import {
  addInspectable,
  addSubmitted,
  answerAll,
  expectStatus,
  putResult,
  putStatus,
  readInspection,
  startInspection,
  submitInspection,
  useInspectable,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('the status of an inspection', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const ready = async (): Promise<Inspection> => {
    const inspection = await startInspection(app(), inspectable());
    await answerAll(app(), inspection);
    return inspection;
  };
  const versionsOf = async (id: string) =>
    (await app().pool.query('select version from report_version where visit_id = $1 order by 1', [id])).rows;
  const errorsOf = (body: unknown) => (body as { errors: FieldError[] }).errors;

  it('is refused while anything is missing, with the place of each', async () => {
    const { id, runs } = await startInspection(app(), inspectable());
    const [measured, commented] = runs[0]?.results ?? [];
    const refused = await putStatus(app(), id, { status: 'Waiting' });
    expect(refused.status).toBe(422);
    const missing = (pointId = '') => ({
      path: `results.${pointId}.rating`,
      pointId,
      pointName: expect.stringMatching(/./),
      code: 'answer.ratingMissing',
      values: {},
      message: 'Choose a rating',
    });
    expect(errorsOf(refused.body)).toEqual([missing(measured?.protocolPointId), missing(commented?.protocolPointId)]);
    await writeResult(app(), id, measured?.id ?? '', { rating: 1 });
    await writeResult(app(), id, commented?.id ?? '', { skipped: true });
    expect(await submitInspection(app(), id)).toMatchObject({ status: 'Waiting', version: 1 });
  });

  it('says in which of two runs something is missing', async () => {
    const point = await addPoint(app(), 'Measurement', { productCategoryId: inspectable().categoryId });
    const configurator = await addProtocol(app(), {
      type: 'Equipment_Configurator',
      targets: [],
      categories: [aCategory('Set', [aProtocolPoint(point.id)])],
    });
    const given = { configuratorProtocolId: configurator.protocolId };
    const inspection = await startInspection(app(), inspectable(), given);
    const [main, second] = inspection.runs;
    const { body } = await putStatus(app(), inspection.id, { status: 'Waiting' });
    expect(errorsOf(body).map(({ path }) => path.split('.').slice(0, 2).join('.'))).toEqual([
      `runs.${main?.id}`,
      `runs.${main?.id}`,
      `runs.${second?.id}`,
    ]);
    await answerAll(app(), inspection);
    await submitInspection(app(), inspection.id);
    const report = await app().call(inspections.web, { as: 'uma', params: { id: inspection.id } });
    expect((report.body as InspectionReport).equipmentConfigurator?.categories[0]?.inspectionPoints).toHaveLength(1);
  });

  it('waits for what the groups of a commissioning say', async () => {
    const [one, other] = [
      await addPoint(app(), 'Comment', { productCategoryId: inspectable().categoryId }),
      await addPoint(app(), 'Comment', { productCategoryId: inspectable().categoryId }),
    ];
    const commission = await addInspectable(app(), {
      protocol: {
        type: 'Commission',
        categories: [aCategory('Dust', [aProtocolPoint(one.id)]), aCategory('Drive', [aProtocolPoint(other.id)])],
        categoryGroups: [{ name: 'Dust', kind: 'optional', categoryIndices: [0] }],
      },
    });
    const inspection = await startInspection(app(), commission, {}, 'max');
    await answerAll(app(), inspection, 'max');
    const { body } = await putStatus(app(), inspection.id, { status: 'Waiting' }, 'max');
    expect(errorsOf(body)).toEqual([
      { path: 'choices.0', code: 'group.include', values: { group: 'Dust' }, message: 'Include Dust: yes or no?' },
    ]);
    const params = { id: inspection.id, runId: inspection.runs[0]?.id ?? '' };
    const start = { choices: [{ done: false, categoryIndex: null }], samples: { 1: 'S-100' } };
    expect((await app().call(inspectionRuns.start, { as: 'max', params, body: start })).body).toMatchObject(start);
    // Whoever looked at the start before that overwrites nothing.
    const headers = { 'if-match': `"${inspection.runs[0]?.revision}"` };
    const late = { samples: { 1: 'S-200' } };
    expect(await app().call(inspectionRuns.start, { as: 'ada', params, body: late, headers })).toMatchObject({
      status: 412,
      body: { code: 'stale', current: start },
    });
    const wrong = { choices: [{ done: null, categoryIndex: 1 }] };
    expect((await app().call(inspectionRuns.start, { as: 'max', params, body: wrong })).status).toBe(400);
    await submitInspection(app(), inspection.id, 'max');
    const report = await app().call(inspections.web, { as: 'max', params: { id: inspection.id } });
    expect((report.body as InspectionReport).categories.map(({ title }) => title)).toEqual(['Drive']);
  });

  it('goes back with a reason that the inspector sees, and forward to the next version', async () => {
    const { id } = await ready();
    await submitInspection(app(), id);
    for (const reason of [undefined, '', '  '])
      expect(await putStatus(app(), id, { status: 'In_Use', reason }, 'max')).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reason' }] },
      });
    expect((await putStatus(app(), id, { status: 'In_Use', reason: 'Blurred' }, 'uma')).status).toBe(403);
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Blurred' }, 'max'));
    expect(await readInspection(app(), id, 'uma')).toMatchObject({
      status: 'In_Use',
      sentBackReason: 'Blurred',
      sentBack: true,
      mayPerform: true,
    });
    expect(await submitInspection(app(), id)).toMatchObject({ version: 2, sentBackReason: '', sentBack: false });
    expect(await versionsOf(id)).toEqual([{ version: 1 }, { version: 2 }]);
  });

  const mailsAbout = async (id: string) =>
    (await app().pool.query('select to_addresses, subject, body_text from mail where body_text like $1', [`%${id}%`]))
      .rows;

  it('reaches the inspector by mail when somebody else sends it back or finishes it', async () => {
    const { id, name } = await ready();
    await submitInspection(app(), id);
    expect(await mailsAbout(id), 'a submit needs no mail').toEqual([]);
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Which guard?' }, 'max'));
    expect(await mailsAbout(id)).toMatchObject([
      {
        to_addresses: ['uma@provider.example'],
        subject: `Returned for correction: ${name}`,
        body_text: expect.stringMatching(new RegExp(`Which guard\\?[^]*/Reports/${id}/perform`)),
      },
    ]);
    await submitInspection(app(), id);
    expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
    expect((await mailsAbout(id)).map(({ subject }) => subject)).toEqual([
      `Returned for correction: ${name}`,
      `Finished: ${name}`,
    ]);
    // Handed in by whoever finishes it, it never waited.
    const other = await ready();
    expectStatus(200, await putStatus(app(), other.id, { status: 'Finished' }, 'ada'));
    expect(await mailsAbout(other.id)).toMatchObject([
      { to_addresses: ['uma@provider.example'], subject: `Finished: ${other.name}` },
    ]);
  });

  it('ends when an Admin finishes it, with a version only where there was none', async () => {
    const { id } = await ready();
    expect((await putStatus(app(), id, { status: 'Finished' }, 'max')).status).toBe(403);
    expect(expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'))).toMatchObject({ version: 1 });
    expect((await putStatus(app(), id, { status: 'In_Use', reason: 'x' }, 'ada')).status).toBe(409);
    const waiting = await ready();
    await submitInspection(app(), waiting.id);
    expectStatus(200, await putStatus(app(), waiting.id, { status: 'Finished' }, 'ada'));
    expect(await versionsOf(waiting.id)).toEqual([{ version: 1 }]);
    const unready = await startInspection(app(), inspectable());
    expect((await putStatus(app(), unready.id, { status: 'Finished' }, 'ada')).status).toBe(422);
  });

  it('is moved by those who may, and not to where it is already', async () => {
    const { id } = await ready();
    expect((await putStatus(app(), id, { status: 'Waiting' }, 'rita')).status).toBe(403);
    expect((await putStatus(app(), id, { status: 'In_Use', reason: 'x' }, 'max')).status).toBe(409);
    expect((await putStatus(app(), id, { status: 'Done' }, 'ada')).status).toBe(400);
    await submitInspection(app(), id);
    expect((await putStatus(app(), id, { status: 'Waiting' }, 'uma')).status).toBe(409);
  });

  it('takes one of two submits that come at once', async () => {
    const { id } = await ready();
    const both = await Promise.all([1, 2].map(() => putStatus(app(), id, { status: 'Waiting' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await versionsOf(id)).toEqual([{ version: 1 }]);
  });

  it('counts two inspections of one machine that are submitted at once', async () => {
    const both = [await ready(), await ready()];
    await Promise.all(both.map(({ id }) => submitInspection(app(), id)));
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it.each(Array.from({ length: 6 }, (_, n) => n))('lets a submit and a write at once both be whole (%i)', async () => {
    const { id, runs } = await ready();
    const resultId = runs[0]?.results[0]?.id ?? '';
    const [write, submit] = await Promise.all([
      putResult(app(), id, resultId, { comment: 'Just in time' }),
      putStatus(app(), id, { status: 'Waiting' }),
    ]);
    expect(submit.status).toBe(200);
    const report = await app().call(inspections.web, { as: 'uma', params: { id } });
    const [point] = (report.body as InspectionReport).categories[0]?.inspectionPoints ?? [];
    expect([write.status, point?.result.comment]).toEqual(
      write.status === 200 ? [200, 'Just in time'] : [409, 'As it should be'],
    );
  });

  it('leaves an inspection that is deleted while somebody writes either written or gone', async () => {
    const { id, runs } = await ready();
    const [write, gone] = await Promise.all([
      putResult(app(), id, runs[0]?.results[0]?.id ?? '', { comment: 'Late' }),
      app().call(inspections.delete, { as: 'max', params: { id } }),
    ]);
    expect(gone.status).toBe(200);
    expect([200, 404]).toContain(write.status);
  });

  it('is deleted by Managers, a finished one by force alone', async () => {
    const { id } = await addSubmitted(app(), inspectable());
    const remove = (as: CastName, query: Record<string, string> = {}) =>
      app().call(inspections.delete, { as, params: { id }, query });
    expect([(await remove('uma')).status, (await remove('rita')).status]).toEqual([403, 403]);
    expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
    expect((await remove('max')).status).toBe(409);
    expect((await remove('max', { force: 'false' })).status).toBe(409);
    expect(await remove('max', { force: 'true' })).toMatchObject({ status: 200, body: {} });
    expect((await remove('max', { force: 'true' })).status).toBe(404);
    const rows = await app().pool.query('select from measurement m join run on run.id = m.run_id where visit_id = $1', [
      id,
    ]);
    expect(rows.rowCount).toBe(0);
  });

  it('is rated by Admins and Raters, whatever it is', async () => {
    const { id } = await startInspection(app(), inspectable());
    const rate = (as: CastName, rating: string) =>
      app().call(inspections.rate, { as, params: { id }, body: { rating } });
    expect(await rate('rita', 'Ok')).toMatchObject({ status: 200, body: { id, rating: 'Ok' } });
    expect(await rate('ada', 'Nok')).toMatchObject({ status: 200, body: { rating: 'Nok' } });
    expect([
      (await rate('max', 'Ok')).status,
      (await rate('uma', 'Ok')).status,
      (await rate('ada', 'Fine')).status,
    ]).toEqual([403, 403, 400]);
  });

  it('is in the hands of each as far as their level goes [ACC-07]', async () => {
    const allowed = async (ask: (as: CastName, inspection: Inspection) => Promise<{ status: number }>) => {
      const passed: CastName[] = [];
      for (const as of ['nia', 'uma', 'rita', 'max', 'ada', 'dev'] as const)
        if ((await ask(as, await ready())).status === 200) passed.push(as);
      return passed;
    };
    expect(await allowed((as, { id }) => app().call(inspections.delete, { as, params: { id } }))).toEqual([
      'max',
      'ada',
      'dev',
    ]);
    const rating = { rating: 'Ok' };
    expect(await allowed((as, { id }) => app().call(inspections.rate, { as, params: { id }, body: rating }))).toEqual([
      'rita',
      'ada',
      'dev',
    ]);
    expect(await allowed((as, { id }) => putStatus(app(), id, { status: 'Finished' }, as))).toEqual(['ada', 'dev']);
    const answered = async (as: CastName) => {
      const own = as === 'nia' ? await ready() : await startInspection(app(), inspectable(), {}, as);
      return putResult(app(), own.id, own.runs[0]?.results[0]?.id ?? '', { comment: 'Mine' }, { as });
    };
    expect(await allowed(answered)).toEqual(['uma', 'rita', 'max', 'ada', 'dev']);
    const corrected = async (as: CastName, { id }: Inspection) => {
      await submitInspection(app(), id);
      const { status } = await putEdit(app(), id, await openEditor(app(), id), { as });
      expect((await versionsOf(id)).length, as).toBe(status === 200 ? 2 : 1);
      return { status };
    };
    expect(await allowed(corrected)).toEqual(['uma', 'rita', 'max', 'ada', 'dev']);
  });

  it('keeps every version as it was saved, whoever tries otherwise', async () => {
    const { id, runs } = await ready();
    const photos = [{ imageId: await addImage(app(), 'uma'), caption: '', layout: 'Default' as const }];
    await writeResult(app(), id, runs[0]?.results[0]?.id ?? '', { photos });
    await submitInspection(app(), id);
    for (const table of ['report_version', 'report_version_file']) {
      await expect(app().pool.query(`update ${table} set version = version + 1`)).rejects.toThrow('stays as it is');
      await expect(app().pool.query(`delete from ${table}`)).rejects.toThrow('stays as it is');
    }
  });

  it('leaves everything whole', async () => {
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
