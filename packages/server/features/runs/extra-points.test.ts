import { type Inspection, inspectionRuns } from '@assay/contract/inspections';
import { inspectionPoints } from '@assay/contract/points';
import type { RunReply } from '@assay/contract/runs/run';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addCustomPoint } from '../../testing/distributor-inspections.ts';
import {
  answerAll,
  expectStatus,
  putStatus,
  startInspection,
  submitInspection,
  useInspectable,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('a point that an inspector adds', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const add = ({ id, runs }: Inspection, body: object) =>
    app().call(inspectionRuns.addExtraPoint, { as: 'uma', params: { id, runId: runs[0]?.id ?? '' }, body });
  const remove = ({ id, runs }: Inspection, pointId: string) =>
    app().call(inspectionRuns.removeExtraPoint, { as: 'uma', params: { id, runId: runs[0]?.id ?? '', pointId } });

  it('stands at the end with a result of its own, once however often it is sent', async () => {
    const inspection = await startInspection(app(), inspectable());
    const point = await addCustomPoint(app(), inspectable().categoryId);
    const body = { id: newId(), inspectionPointId: point.id };
    const run = expectStatus<RunReply>(201, await add(inspection, body));
    expect(run.extraPoints).toMatchObject([{ id: body.id, index: 0, point: { name: point.name } }]);
    expect(run.results.filter(({ protocolPointId }) => protocolPointId === body.id)).toHaveLength(1);
    expect(expectStatus<RunReply>(201, await add(inspection, body)).extraPoints).toHaveLength(1);
  });

  it('may have the id of one in another run, as any fresh one, and neither changes the other', async () => {
    const point = await addCustomPoint(app(), inspectable().categoryId);
    const body = { id: newId(), inspectionPointId: point.id };
    const [one, other] = [await startInspection(app(), inspectable()), await startInspection(app(), inspectable())];
    for (const inspection of [one, other]) {
      const { extraPoints, results } = expectStatus<RunReply>(201, await add(inspection, body));
      expect(extraPoints).toMatchObject([{ id: body.id, index: 0 }]);
      const own = results.filter(({ protocolPointId }) => protocolPointId === body.id);
      expect(own).toHaveLength(1);
      await writeResult(app(), inspection.id, own[0]?.id ?? '', { value: 'noted' });
    }
    expect((await remove(one, body.id)).status).toBe(200);
    expect((await remove(one, body.id)).status).toBe(404);
    const { extraPoints } = expectStatus<RunReply>(201, await add(other, body));
    expect(extraPoints).toHaveLength(1);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('is a custom one that one may see', async () => {
    const inspection = await startInspection(app(), inspectable());
    const general = await addPoint(app(), 'Comment', { productCategoryId: inspectable().categoryId });
    for (const inspectionPointId of [general.id, newId()])
      expect(await add(inspection, { inspectionPointId })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'inspectionPointId' }] },
      });
  });

  it('stays as it was on the day, and is required like any other', async () => {
    const inspection = await startInspection(app(), inspectable());
    await answerAll(app(), inspection);
    const point = await addCustomPoint(app(), inspectable().categoryId);
    const run = expectStatus<RunReply>(201, await add(inspection, { inspectionPointId: point.id }));
    const [extra] = run.extraPoints;
    const body = { name: 'Renamed' };
    await app().call(inspectionPoints.updateGeneralFields, { as: 'ada', params: { id: point.id }, body });
    const refused = await putStatus(app(), inspection.id, { status: 'Waiting' });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointId: extra?.id }] } });
    const result = run.results.find(({ protocolPointId }) => protocolPointId === extra?.id);
    await writeResult(app(), inspection.id, result?.id ?? '', { value: 'Seen', rating: 0 });
    const { runs } = await submitInspection(app(), inspection.id);
    expect(runs[0]?.extraPoints[0]?.point).toMatchObject({ name: point.name });
  });

  it('is taken away again with whatever was answered to it', async () => {
    const inspection = await startInspection(app(), inspectable());
    const point = await addCustomPoint(app(), inspectable().categoryId);
    const id = newId();
    const run = expectStatus<RunReply>(201, await add(inspection, { id, inspectionPointId: point.id }));
    const result = run.results.find(({ protocolPointId }) => protocolPointId === id);
    const photos = [{ imageId: await addImage(app(), 'uma'), caption: '', layout: 'Default' as const }];
    await writeResult(app(), inspection.id, result?.id ?? '', { photos });
    expect(expectStatus<RunReply>(200, await remove(inspection, id)).extraPoints).toEqual([]);
    expect((await remove(inspection, id)).status).toBe(404);
    const ofProtocol = run.results[0]?.protocolPointId ?? '';
    expect((await remove(inspection, ofProtocol)).status).toBe(404);
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
