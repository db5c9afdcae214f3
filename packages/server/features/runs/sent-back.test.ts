import { inspectionRuns, inspections } from '@assay/contract/inspections';
import { derivedId, newId } from '@assay/domain/id';
import { pointTypes } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addInspectable,
  answerAll,
  expectStatus,
  type Inspectable,
  putResult,
  putStatus,
  readInspection,
  startInspection,
  submitInspection,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('what is read of the work', () => {
  const app = useTestApp();
  let inspectable: Inspectable;
  beforeAll(async () => {
    inspectable = await addInspectable(app(), { types: pointTypes });
  });

  it('is taken back as a result, and says the same', async () => {
    const begun = await startInspection(app(), inspectable);
    await answerAll(app(), begun);
    const photos = [{ imageId: await addImage(app(), 'uma'), caption: 'Here', layout: 'Default' as const }];
    await putResult(app(), begun.id, begun.runs[0]?.results[0]?.id ?? '', { photos });
    const { runs } = await readInspection(app(), begun.id);
    for (const result of runs.flatMap((run) => run.results)) {
      const reply = await putResult(app(), begun.id, result.id, result);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      expect(reply.body).toEqual({ ...result, prefilled: false, revision: result.revision + 1 });
    }
    const [one, other] = runs[0]?.results ?? [];
    const mixed = await putResult(app(), begun.id, one?.id ?? '', { ...one, id: other?.id } as never);
    expect(mixed).toMatchObject({ status: 400, body: { errors: [{ path: 'id' }] } });
  });

  it('is taken back as a finding and an action', async () => {
    const { id } = await startInspection(app(), inspectable);
    const [findingId, actionId] = [newId(), newId()];
    const photos = [{ imageId: await addImage(app(), 'uma') }];
    const finding = (body: object) =>
      app().call(inspections.putFinding, { as: 'uma', params: { id, findingId }, body });
    const action = (body: object) =>
      app().call(inspections.putPriorityAction, { as: 'uma', params: { id, actionId }, body });
    const put = {
      finding: await finding({ title: 'A crack', photos }),
      action: await action({ title: 'Weld', priority: 'Low' }),
    };
    expect(await finding(put.finding.body as object)).toMatchObject({
      status: 200,
      body: { title: 'A crack', photos: [{}] },
    });
    expect(await action(put.action.body as object)).toMatchObject({ status: 200, body: { priority: 'Low' } });
  });

  it('is written where a result is created with what was found', async () => {
    const { id, runs } = await startInspection(app(), inspectable);
    const [run] = runs;
    const [result] = run?.results ?? [];
    const params = { id, runId: run?.id ?? '', pointId: result?.protocolPointId ?? '' };
    const create = (body?: object) =>
      app().call(inspectionRuns.createResult, { as: 'uma', params, ...(body && { body }) });
    expect(await create()).toMatchObject({ status: 201, body: { id: result?.id, revision: 1 } });
    expect(await create({ rating: ratings.Follow, comment: 'Soon' })).toMatchObject({
      status: 201,
      body: { id: result?.id, rating: ratings.Follow, comment: 'Soon', revision: 2 },
    });
    expect(await create({ stars: 5 })).toMatchObject({ status: 400, body: { errors: [{ path: 'stars' }] } });
  });
});

describe('work that began without a network', () => {
  const app = useTestApp();
  const begin = (inspectable: Inspectable, given: object) => {
    const { protocolId, equipmentId } = inspectable;
    const body = { id: newId(), protocolId, equipment: { id: equipmentId }, ...given };
    return app().call(inspections.create, { as: 'uma', body });
  };

  it('has runs and results by the ids that its sender knew', async () => {
    const inspectable = await addInspectable(app());
    const [id, runId] = [newId(), newId()];
    const { runs } = expectStatus<{ runs: { id: string; results: { id: string; protocolPointId: string }[] }[] }>(
      201,
      await begin(inspectable, { id, runId }),
    );
    expect(runs[0]?.id).toBe(runId);
    for (const { id: resultId, protocolPointId } of runs[0]?.results ?? [])
      expect(resultId).toBe(derivedId(runId, protocolPointId));
    expect(await begin(inspectable, { id, runId })).toMatchObject({ status: 201, body: { id } });
    expect(await begin(inspectable, { runId })).toMatchObject({ status: 409, body: { code: 'idTaken' } });
  });

  it('holds what was filled in there, and not what the server would have found', async () => {
    const inspectable = await addInspectable(app(), { types: ['Measurement', 'Comment'], placed: { prefill: true } });
    const before = await startInspection(app(), inspectable);
    await answerAll(app(), before);
    await submitInspection(app(), before.id);
    expectStatus(200, await putStatus(app(), before.id, { status: 'Finished' }, 'ada'));
    const [first, second] = before.runs[0]?.results ?? [];
    const prefilled = [{ protocolPointId: first?.protocolPointId, value: '41' }];
    const { body } = await begin(inspectable, { prefilled });
    const results = (body as typeof before).runs[0]?.results;
    expect(results).toMatchObject([
      { value: '41', prefilled: true },
      { value: '', prefilled: false },
    ]);
    const foreign = [{ protocolPointId: second?.protocolPointId, selection: newId() }];
    expect(await begin(inspectable, { prefilled: foreign })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'prefilled.0.selection' }] },
    });
    expect(await begin(inspectable, { prefilled: [{ protocolPointId: newId(), value: '1' }] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'prefilled.0.protocolPointId' }] },
    });
  });
});
