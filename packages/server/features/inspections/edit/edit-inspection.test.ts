import type { InspectionEdit } from '@assay/contract/inspection-edits';
import type { InspectionReport } from '@assay/contract/inspection-report';
import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { ratings } from '@assay/domain/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '../../../testing/cast.ts';
import { openEditor, putEdit, saveEdit, signAsCustomer, versionBytes } from '../../../testing/inspection-edits.ts';
import {
  addInspectable,
  addSubmitted,
  answerAll,
  expectStatus,
  type Inspectable,
  putStatus,
  readInspection,
  startInspection,
  submitInspection,
} from '../../../testing/inspections.ts';
import { brokenInvariants } from '../../../testing/invariants.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addImage } from '../../../testing/uploads.ts';

const errorsOf = (body: unknown) => (body as { errors: FieldError[] }).errors;
const firstResult = ({ runs }: Pick<InspectionEdit, 'runs'>) => {
  const result = runs[0]?.results[0];
  if (!result) throw new Error('There is no result.');
  return result;
};
/** A body that changes the first result alone. */
const oneResult = (edit: InspectionEdit, changes: object) => ({
  runs: [{ id: edit.runs[0]?.id, results: [{ id: firstResult(edit).id, ...changes }] }],
});

describe('a save of the report editor', () => {
  const app = useTestApp();
  let inspectable: Inspectable;
  beforeAll(async () => {
    inspectable = await addInspectable(app());
  });
  const submitted = () => addSubmitted(app(), inspectable);
  const reportOf = async (id: string, version?: number, as: CastName = 'uma'): Promise<InspectionReport> =>
    expectStatus(
      200,
      await app().call(inspections.web, {
        as,
        params: { id },
        ...(version && { query: { version: String(version) } }),
      }),
    );

  it('of what was opened, sent back as it is, writes a version that says the same', async () => {
    const { id } = await submitted();
    const opened = await openEditor(app(), id);
    const saved = await saveEdit(app(), id, opened);
    expect(saved).toMatchObject({ version: 2, runs: opened.runs, fields: opened.fields });
    expect(await versionBytes(app(), id, 2)).toBe(await versionBytes(app(), id, 1));
  });

  it('changes fields, answers, photos, findings and actions at once, and leaves the version before to the byte', async () => {
    const { id } = await submitted();
    const bytes = await versionBytes(app(), id, 1);
    const opened = await openEditor(app(), id);
    const [imageId, findingId, actionId] = [await addImage(app(), 'uma'), newId(), newId()];
    const saved = await saveEdit(app(), id, {
      ...opened,
      fields: { summary: { value: 'Worn, and no danger' }, inspectionDate: { value: '2026-01-02T03:04:05.000Z' } },
      runs: [
        {
          id: opened.runs[0]?.id,
          samples: { 0: 'S-77' },
          results: [{ id: firstResult(opened).id, value: '7,5', rating: ratings.Repair, photos: [{ imageId }] }],
        },
      ],
      findings: [{ id: findingId, title: 'A crack', photos: [{ imageId: await addImage(app(), 'uma') }] }],
      priorityActions: [{ id: actionId, title: 'Weld it', priority: 'High' }],
    });
    expect(saved).toMatchObject({
      version: 2,
      fields: { summary: { value: 'Worn, and no danger', revision: 2 }, comment: { revision: 1 } },
      findings: [{ id: findingId, title: 'A crack' }],
      priorityActions: [{ id: actionId, priority: 'High' }],
    });
    const report = await reportOf(id);
    expect(report).toMatchObject({ version: 2, finished: true, content: { summary: 'Worn, and no danger' } });
    expect(report.categories[0]?.inspectionPoints[0]?.result).toMatchObject({
      value: '7,5',
      rating: ratings.Repair,
      photos: [{ imageId }],
    });
    expect(await versionBytes(app(), id, 1)).toBe(bytes);
    expect((await reportOf(id, 1)).findings).toEqual([]);
    const measured = await app().pool.query('select value, taken_at from measurement where result_id = $1', [
      firstResult(opened).id,
    ]);
    expect(measured.rows).toEqual([{ value: 7.5, taken_at: new Date('2026-01-02T03:04:05Z') }]);

    const without = await saveEdit(app(), id, { findings: [], priorityActions: [] });
    expect(without).toMatchObject({ version: 3, findings: [], priorityActions: [] });
    expect((await reportOf(id, 2)).findings).toMatchObject([{ title: 'A crack', photos: [{}] }]);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('puts findings and actions into another order', async () => {
    const { id } = await submitted();
    const [one, other, third] = [newId(), newId(), newId()];
    const findings = [one, other].map((finding) => ({ id: finding, title: `Crack ${finding}` }));
    const before = await saveEdit(app(), id, { findings });
    const ordered = [{ id: third, title: 'Dent' }, ...findings.toReversed()];
    const after = await saveEdit(app(), id, { findings: ordered });
    expect(after.findings.map((finding) => finding.id)).toEqual([third, other, one]);
    expect(after.orderRevisions.findings).toBe(before.orderRevisions.findings + 1);
    expect((await reportOf(id)).findings.map((finding) => finding.id)).toEqual([third, other, one]);
    expect((await saveEdit(app(), id, { findings: ordered })).orderRevisions).toEqual(after.orderRevisions);
  });

  it('keeps whatever it does not name, and writes no result that says the same', async () => {
    const { id } = await submitted();
    const opened = await openEditor(app(), id);
    const saved = await saveEdit(app(), id, { fields: { comment: { value: 'All in all fine' } } });
    expect(saved).toMatchObject({ runs: opened.runs, findings: opened.findings });
    const again = await saveEdit(app(), id, oneResult(opened, { comment: firstResult(opened).comment }));
    expect(firstResult(again).revision).toBe(firstResult(opened).revision);
  });

  it.each<[from: 'Waiting' | 'Finished', saver: CastName, to: string]>([
    ['Waiting', 'uma', 'Waiting'],
    ['Waiting', 'max', 'Waiting'],
    ['Waiting', 'ada', 'Finished'],
    ['Finished', 'uma', 'Finished'],
  ])('of a report that is %s by %s leaves it %s and finished [RED-06]', async (from, saver, to) => {
    const { id } = await submitted();
    if (from === 'Finished') expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
    expect((await reportOf(id)).finished).toBe(from === 'Finished');
    expect(await saveEdit(app(), id, {}, saver)).toMatchObject({ status: to, version: 2 });
    expect((await reportOf(id)).finished).toBe(true);
    // The inspector hears of it as of any other end, unless they did it themselves.
    const heard = await app().pool.query("select 1 from mail where subject like 'Finished: %' and body_text like $1", [
      `%/Reports/${id}%`,
    ]);
    expect(heard.rowCount).toBe(saver === 'ada' || from === 'Finished' ? 1 : 0);
    const { rows } = await app().pool.query('select outcome from review_notice where visit_id = $1', [id]);
    expect(rows).toEqual(heard.rowCount ? [{ outcome: 'finished' }] : []);
  });

  it('is undone as far as finished goes when the inspection is sent back', async () => {
    const { id } = await submitted();
    await saveEdit(app(), id, {});
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Look again' }, 'max'));
    expect((await reportOf(id)).finished).toBe(false);
  });

  it('waits until the inspection is submitted', async () => {
    const { id } = await startInspection(app(), inspectable);
    expect(await putEdit(app(), id, {})).toMatchObject({ status: 409, body: { code: 'inUse' } });
    const opened = await app().ask('GET', `/api/v1/inspections/${id}/editDetails`, { as: 'uma' });
    const detail = 'An inspection that is in use has no report to edit yet.';
    expect(opened).toMatchObject({ status: 409, body: { code: 'inUse', detail } });
  });

  it('of a signed report asks about the signatures, and keeps or drops them as requested [RED-03]', async () => {
    const inspection = await startInspection(app(), inspectable);
    const { id } = inspection;
    await answerAll(app(), inspection);
    await signAsCustomer(app(), id);
    await submitInspection(app(), id);
    expect(await openEditor(app(), id)).toMatchObject({ hasSignatures: true });
    const undecided = await putEdit(app(), id, {});
    expect([undecided.status, errorsOf(undecided.body)[0]?.path]).toEqual([400, 'useOldSignatures']);
    expect((await readInspection(app(), id)).version).toBe(1);

    expect(await saveEdit(app(), id, { useOldSignatures: true })).toMatchObject({
      version: 2,
      hasSignatures: true,
      customerSignature: { name: 'Aino Aalto', version: 1 },
    });
    expect((await reportOf(id)).customerSignature).toMatchObject({ name: 'Aino Aalto', version: 1 });
    expect(await saveEdit(app(), id, { useOldSignatures: false })).toMatchObject({
      version: 3,
      hasSignatures: false,
      customerSignature: null,
    });
    expect((await reportOf(id)).customerSignature).toBeNull();
    expect((await reportOf(id, 2)).customerSignature).toMatchObject({ name: 'Aino Aalto', version: 1 });
    expect(await saveEdit(app(), id, {})).toMatchObject({ version: 4 });
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('on an older state is answered with what stands now, and overwrites nothing', async () => {
    const { id } = await submitted();
    const { revision } = await openEditor(app(), id);
    await saveEdit(app(), id, { fields: { summary: { value: 'Theirs' } } }, 'max');
    const late = { as: 'uma', headers: { 'if-match': `"${revision}"` } } as const;
    expect(await putEdit(app(), id, { fields: { summary: { value: 'Mine' } } }, late)).toMatchObject({
      status: 412,
      body: { current: { version: 2, fields: { summary: { value: 'Theirs', revision: 2 } } } },
    });
  });

  it('that is sent twice with one key writes one version', async () => {
    const { id } = await submitted();
    const ask = { as: 'uma', headers: { 'idempotency-key': newId() } } as const;
    const body = { fields: { summary: { value: 'Once' } } };
    const [first, second] = [await putEdit(app(), id, body, ask), await putEdit(app(), id, body, ask)];
    expect(second.body).toEqual(first.body);
    expect((await readInspection(app(), id)).version).toBe(2);
  });

  it.each<[what: string, body: (edit: InspectionEdit) => object, path: string]>([
    [
      'a day in the future',
      () => ({ fields: { inspectionDate: { value: '2999-01-01T00:00:00Z' } } }),
      'fields.inspectionDate.value',
    ],
    [
      'a contact without an address',
      () => ({ fields: { contactEmail: { value: 'nobody' } } }),
      'fields.contactEmail.value',
    ],
    ['a finding without a title', () => ({ findings: [{ id: newId(), title: ' ' }] }), 'findings.0.title'],
    [
      'a finding that stands there twice',
      () => ({ findings: [1, 2].map(() => ({ id: '0190a000-0000-7000-8000-00000000beef', title: 'A crack' })) }),
      'findings.1.id',
    ],
    [
      'a picture that is nobody’s',
      (edit) => oneResult(edit, { photos: [{ imageId: newId() }] }),
      'runs.0.results.0.photos.0.imageId',
    ],
    [
      'a result of nothing',
      (edit) => ({ runs: [{ id: edit.runs[0]?.id, results: [{ id: newId() }] }] }),
      'runs.0.results.0.id',
    ],
    ['a run of nothing', () => ({ runs: [{ id: newId() }] }), 'runs.0.id'],
    ['an answer of another type', (edit) => oneResult(edit, { selection: newId() }), 'runs.0.results.0.selection'],
    [
      'a rating that is given no longer',
      (edit) => oneResult(edit, { rating: ratings.Obsolete }),
      'runs.0.results.0.rating',
    ],
    [
      'an address that is two',
      () => ({ sendEmail: true, emailRecipients: ['a@b.example,c@d.example'] }),
      'emailRecipients.0',
    ],
  ])('with %s names its place', async (_, body, path) => {
    const { id } = await submitted();
    const refused = await putEdit(app(), id, body(await openEditor(app(), id)));
    expect([refused.status, errorsOf(refused.body)[0]?.path]).toEqual([400, path]);
  });

  it('that fails at its end stores nothing of its beginning', async () => {
    const { id } = await submitted();
    const opened = await openEditor(app(), id);
    const refused = await putEdit(app(), id, {
      fields: { summary: { value: 'Half' } },
      ...oneResult(opened, { rating: ratings.NotSet, photos: [{ imageId: await addImage(app(), 'uma') }] }),
      findings: [{ id: newId(), title: 'A crack' }],
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'incomplete' } });
    expect(errorsOf(refused.body)[0]).toMatchObject({ pointId: firstResult(opened).protocolPointId });
    expect(await openEditor(app(), id)).toEqual(opened);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('changes a configurator of a commissioning alone [RED-01]', async () => {
    const { protocolId } = await addInspectable(app(), {
      protocol: { type: 'Equipment_Configurator', targets: [] },
      types: ['Measurement'],
    });
    const commission = await addInspectable(app(), { protocol: { type: 'Commission' } });
    for (const [at, status] of [
      [inspectable, 400],
      [commission, 200],
    ] as const) {
      const { id } = await addSubmitted(app(), at, { configuratorProtocolId: protocolId }, 'ada');
      const [, configurator] = (await openEditor(app(), id)).runs;
      const result = configurator?.results[0];
      const body = { runs: [{ id: configurator?.id, results: [{ id: result?.id, value: '99' }] }] };
      expect((await putEdit(app(), id, body)).status).toBe(status);
    }
  });

  it('is recorded in the history with its version', async () => {
    const { id } = await submitted();
    await saveEdit(app(), id, { fields: { summary: { value: 'Corrected' } } });
    const { body } = await app().call(inspections.history, { as: 'max', params: { id } });
    expect(body).toContainEqual(
      expect.objectContaining({ action: 'report edited', changes: [{ field: 'version', from: 1, to: 2 }] }),
    );
  });
});
