import { followUps } from '@assay/contract/follow-ups';
import { images } from '@assay/contract/images';
import type { InspectionReport } from '@assay/contract/inspection-report';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { RunReply } from '@assay/contract/runs/run';
import { voiceComments } from '@assay/contract/voice-comments';
import { newId } from '@assay/domain/id';
import { pointTypes } from '@assay/domain/points/point-types';
import { describe, expect, it } from 'vitest';
import {
  addInspectable,
  addVoice,
  answerAll,
  expectStatus,
  putStatus,
  readInspection,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('the life of an inspection', () => {
  const app = useTestApp();
  const report = async (id: string, version?: number): Promise<InspectionReport> =>
    expectStatus(
      200,
      await app().call(inspections.web, {
        as: 'max',
        params: { id },
        ...(version && { query: { version: String(version) } }),
      }),
    );

  it('leads from its start over every type of point to its report, back and there again', async () => {
    const inspectable = await addInspectable(app(), { types: pointTypes });
    const started = await startInspection(app(), inspectable, { loadedHours: '1200' });
    const { id } = started;
    expect(started).toMatchObject({ status: 'In_Use', version: 0, mayPerform: true, inspector: 'Uma Virtanen' });
    const [run] = started.runs as [RunReply];
    expect(run.results.map(({ type }) => type)).toEqual([...pointTypes]);

    const refused = await putStatus(app(), id, { status: 'Waiting' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ pointId: run.results[0]?.protocolPointId })]),
    });

    await answerAll(app(), started);
    const [first] = run.results as [RunReply['results'][number]];
    const [photo, voice] = [await addImage(app(), 'uma'), await addVoice(app(), 'uma')];
    await writeResult(app(), id, first.id, {
      photos: [{ imageId: photo, caption: 'Left', layout: 'Fullscreen' }],
      voiceCommentId: voice,
      internalComment: 'For us',
    });
    const findingId = newId();
    const finding = { title: 'A crack', photos: [{ imageId: await addImage(app(), 'uma') }] };
    const params = { id, findingId };
    expectStatus(200, await app().call(inspections.putFinding, { as: 'uma', params, body: finding }));
    const action = { title: 'Weld it', priority: 'High' };
    const actionParams = { id, actionId: newId() };
    expectStatus(
      200,
      await app().call(inspections.putPriorityAction, { as: 'uma', params: actionParams, body: action }),
    );
    for (const role of ['customer', 'provider']) {
      const body = { name: 'Aino', imageId: await addImage(app(), 'uma') };
      expectStatus(200, await app().call(inspections.sign, { as: 'uma', params: { id, role }, body }));
    }
    const text = { text: 'All in all good' };
    expectStatus(
      200,
      await app().call(inspections.updateField, { as: 'uma', params: { id, field: 'summary' }, body: text }),
    );

    const submitted = await submitInspection(app(), id);
    expect(submitted).toMatchObject({ status: 'Waiting', version: 1, mayPerform: false });
    const version1 = await report(id);
    expect(version1).toMatchObject({
      version: 1,
      content: { summary: 'All in all good' },
      findings: [{ title: 'A crack' }],
    });
    expect(version1.categories[0]?.inspectionPoints.map(({ index }) => index)).toEqual(pointTypes.map((_, i) => i + 1));

    expect((await putStatus(app(), id, { status: 'In_Use' }, 'max')).status).toBe(400);
    const back = expectStatus<Inspection>(
      200,
      await putStatus(app(), id, { status: 'In_Use', reason: 'Blurred' }, 'max'),
    );
    expect(back).toMatchObject({ status: 'In_Use', sentBackReason: 'Blurred', version: 1 });
    await writeResult(app(), id, first.id, { photos: [], voiceCommentId: null, comment: 'Corrected' });
    expectStatus(200, await putStatus(app(), id, { status: 'Waiting', useOldSignatures: true }));
    const version2 = await report(id);
    expect(version2.version).toBe(2);
    expect(version2.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(version2.customerSignature?.version).toBe(1);
    const old = await report(id, 1);
    expect({ ...old, versions: [], status: '' }).toEqual({ ...version1, versions: [], status: '' });
    expect((await app().call(images.file, { as: 'uma', params: { id: photo } })).status).toBe(200);
    expect((await app().call(voiceComments.file, { as: 'uma', params: { id: voice } })).status).toBe(200);

    const open = expectStatus<unknown[]>(
      200,
      await app().call(followUps.ofEquipment, { as: 'uma', params: { id: inspectable.equipmentId } }),
    );
    expect(open).toMatchObject([
      { kind: 'finding', title: 'A crack' },
      { kind: 'priorityAction', title: 'Weld it' },
    ]);
    const done = { as: 'uma', params: { id: findingId }, body: { state: 'done' } } as const;
    expectStatus(200, await app().call(followUps.finding, done));
    expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
    expect(await readInspection(app(), id)).toMatchObject({ status: 'Finished', version: 2 });
    const next = await startInspection(app(), inspectable);
    expect(next.lastLoadedHours).toMatchObject({ value: 1200 });
    const last = await app().call(inspectionRuns.lastVisit, {
      as: 'uma',
      params: { id: next.id, runId: next.runs[0]?.id ?? '' },
    });
    expect(last.body).toHaveLength(11);
    const history = await app().call(inspections.history, { as: 'max', params: { id } });
    expect((history.body as { action: string }[]).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['submitted', 'sent back', 'finished', 'created', 'changed']),
    );
    expectStatus(200, await app().call(inspections.rate, { as: 'rita', params: { id }, body: { rating: 'Nok' } }));
    expect((await app().call(inspections.delete, { as: 'max', params: { id } })).status).toBe(409);
    expectStatus(200, await app().call(inspections.delete, { as: 'max', params: { id }, query: { force: 'true' } }));
    expect((await app().call(inspections.get, { as: 'max', params: { id } })).status).toBe(404);
    const list = await app().call(inspections.list, {
      as: 'uma',
      query: { mineOnly: 'true', search: 'uma', types: 'Daily', orderKey: 'inspectionDate' },
    });
    expect(list.body).toMatchObject({ count: 1, result: [{ id: next.id }] });
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
