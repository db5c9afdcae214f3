import { inspectionRuns, inspections } from '@assay/contract/inspections';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  answerAll,
  expectStatus,
  openInspectable,
  putResult,
  putStatus,
  readInspection,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

const secret = 'Nobody outside may read this';

describe('internal comments', () => {
  const app = useTestApp();
  let id: string;
  let runId: string;
  let resultId: string;

  /** Staff wrote into what dina of the distributor carries out; it was submitted and sent back. */
  beforeAll(async () => {
    const inspectable = await addInspectable(app(), {
      companyIds: [await companyIdOf(app(), 'dina')],
      settings: { internalCommentField: { present: true, required: true } },
    });
    await openInspectable(app(), 'dina', inspectable);
    const inspection = await startInspection(app(), inspectable, {}, 'dina');
    id = inspection.id;
    runId = inspection.runs[0]?.id ?? '';
    resultId = inspection.runs[0]?.results[0]?.id ?? '';
    await answerAll(app(), inspection, 'dina');
    await writeResult(app(), id, resultId, { internalComment: secret }, 'max');
    const params = { id, field: 'internalComment' };
    expectStatus(200, await app().call(inspections.updateField, { as: 'max', params, body: { text: secret } }));
    await submitInspection(app(), id, 'dina');
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Again' }, 'max'));
  });

  it('reach staff', async () => {
    const inspection = await readInspection(app(), id, 'max');
    expect(inspection.fields.internalComment?.value).toBe(secret);
    expect(inspection.runs[0]?.results[0]?.internalComment).toBe(secret);
    const report = await app().call(inspections.web, { as: 'max', params: { id }, query: { version: '1' } });
    expect(report.text.split(secret)).toHaveLength(3);
    expect((await app().call(inspections.history, { as: 'max', params: { id } })).text).toContain(secret);
  });

  it('never reach anybody outside, in whatever answer', async () => {
    const repliesTo = async (as: CastName) => [
      await app().call(inspections.get, { as, params: { id } }),
      await app().call(inspections.web, { as, params: { id } }),
      await app().call(inspections.web, { as, params: { id }, query: { version: '1' } }),
      await app().call(inspections.list, { as }),
      await app().call(inspectionRuns.snapshot, { as, params: { id, runId } }),
      await app().call(inspectionRuns.lastVisit, { as, params: { id, runId } }),
      await putResult(app(), id, resultId, { comment: 'Fine' }, { as }),
      await putResult(app(), id, resultId, { comment: 'Fine' }, { as, headers: { 'if-match': '"1"' } }),
      await app().call(inspectionRuns.start, { as, params: { id, runId }, body: {} }),
      await app().call(inspections.updateField, { as, params: { id, field: 'comment' }, body: { text: 'x' } }),
      await putStatus(app(), id, { status: 'Finished' }, as),
    ];
    const ofManager = await app().call(inspections.history, { as: 'dora', params: { id } });
    expect(ofManager.status).toBe(200);
    const replies = [...(await repliesTo('dina')), ...(await repliesTo('dora')), ofManager];
    expect(replies.map(({ text }) => text).filter((text) => text.includes(secret))).toEqual([]);
    expect(replies.filter(({ text }) => /"internal_?comment"/i.test(text))).toEqual([]);
  });

  it('stay as they are when somebody outside writes, and are never required of them', async () => {
    await writeResult(app(), id, resultId, { comment: 'By dina' }, 'dina');
    const both = { comment: 'Half', internalComment: 'Overwritten' };
    const refused = await putResult(app(), id, resultId, both, { as: 'dina' });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ path: 'internalComment' }] }]);
    const field = { as: 'dina', params: { id, field: 'internalComment' }, body: { text: 'Overwritten' } } as const;
    expect((await app().call(inspections.updateField, field)).status).toBe(404);
    const inspection = await readInspection(app(), id, 'max');
    expect([inspection.fields.internalComment?.value, inspection.runs[0]?.results[0]?.internalComment]).toEqual([
      secret,
      secret,
    ]);
    expect((await putStatus(app(), id, { status: 'Waiting' }, 'max')).status).toBe(422);
    await submitInspection(app(), id, 'dina');
  });
});
