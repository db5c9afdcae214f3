import { documentPackages } from '@assay/contract/document-packages';
import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Auditable, addAuditable, addMachineRun, readRun, startAudit, writeAuditResult } from '../audits.ts';
import { addInspectable, addSubmitted, putStatus, readInspection, startInspection } from '../inspections.ts';
import { addPoint } from '../points.ts';
import { addProtocol } from '../protocols.ts';
import { useTestApp } from '../test-app.ts';
import { addImage } from '../uploads.ts';

/** The values that the two specifications list, sent and read back; those of points are in entities.test.ts. */
describe('the values of the specifications', () => {
  const app = useTestApp();
  let auditable: Auditable;
  let auditId: string;
  beforeAll(async () => {
    auditable = await addAuditable(app(), { types: ['Comment'] });
    auditId = (await startAudit(app(), auditable)).id;
  });
  const audit = async () =>
    (await app().ask('GET', `/api/v1/audits/${auditId}`, { as: 'ada' })).body as {
      suggestions: { type: string }[];
      inspectionProtocolRuns: { protocolType: string; protocolRunType: string }[];
    };

  it('name the states of an inspection In_Use, Waiting and Finished, and its ratings Ok and Nok [API-03]', async () => {
    const inspectable = await addInspectable(app());
    expect((await startInspection(app(), inspectable)).status).toBe('In_Use');
    const { id, status } = await addSubmitted(app(), inspectable);
    expect(status).toBe('Waiting');
    expect((await putStatus(app(), id, { status: 'Finished' }, 'ada')).status).toBe(200);
    expect((await readInspection(app(), id)).status).toBe('Finished');
    for (const rating of ['Ok', 'Nok']) {
      await app().call(inspections.rate, { as: 'ada', params: { id }, body: { rating } });
      const { body } = await app().ask('GET', `/api/v1/inspections/${id}/web`, { as: 'ada' });
      expect(body).toMatchObject({ rating });
    }
  });

  it('name the suggestions of an audit OptimizationTarget, ShortTerm and LongTerm [API-03]', async () => {
    const types = ['OptimizationTarget', 'ShortTerm', 'LongTerm'];
    for (const type of types)
      await app().ask('POST', `/api/v1/audits/${auditId}/suggestions`, { as: 'uma', body: { type, text: type } });
    expect((await audit()).suggestions.map(({ type }) => type).sort()).toEqual(types.sort());
  });

  it('name four stages of crushers and of screens [API-03]', async () => {
    const asked = [];
    for (const type of ['Audit_Machine', 'Audit_Screen'] as const)
      for (const stage of [1, 2, 3, 4]) {
        const protocolRunType = `${type}:stage_${stage}`;
        const protocolId = auditable.protocolIds[type];
        await addMachineRun(app(), auditId, auditable, { protocolId, protocolRunType });
        asked.push(protocolRunType);
      }
    const runs = (await audit()).inspectionProtocolRuns.map(({ protocolRunType }) => protocolRunType);
    expect(runs.filter((type) => type.includes(':')).sort()).toEqual(asked.sort());
    expect(runs.filter((type) => !type.includes(':')).sort()).toEqual(['Audit_Site', 'Audit_Site_Operational']);
  });

  it('number the ratings of a point from 0 to 5, and name three layouts of a photo [API-03]', async () => {
    const run = await addMachineRun(app(), auditId, auditable);
    const { id = '' } = (await readRun(app(), auditId, run.id)).results[0] ?? {};
    for (const rating of [0, 1, 2, 3, 4, 5] as const)
      expect(await writeAuditResult(app(), auditId, id, { rating })).toMatchObject({ rating });
    const imageId = await addImage(app(), 'uma');
    for (const layout of ['Default', 'HorizontalGraph', 'Fullscreen'] as const)
      expect(await writeAuditResult(app(), auditId, id, { photos: [{ imageId, caption: '', layout }] })).toMatchObject({
        photos: [{ imageId, layout }],
      });
  });

  it('name six aggregations of rows and of fields [API-03]', async () => {
    const point = await addPoint(app(), 'SummaryWithRows');
    for (const aggregation of ['Average', 'Sum', 'Min', 'Max', 'Diff', 'No'] as const) {
      const fields = point.fields.map((field) => ({ ...field, inspectionPointFieldAggregation: aggregation }));
      const rows = point.rows.map((row) => ({ ...row, inspectionPointRowAggregation: aggregation }));
      const body = { ...point, inspectionPointAggregationDirection: 'Both', fields, rows };
      const reply = await app().ask('PUT', `/api/v1/inspectionPoints/${point.id}`, { as: 'ada', body });
      expect(reply.body).toMatchObject({
        fields: [{ inspectionPointFieldAggregation: aggregation }],
        rows: [{ inspectionPointRowAggregation: aggregation }],
      });
    }
  });

  it('name three places of the rating table, and three types of document packages [API-03]', async () => {
    for (const ratingTableLocation of ['Start', 'End', 'None'] as const)
      expect(await addProtocol(app(), { ratingTableLocation })).toMatchObject({ ratingTableLocation });
    for (const type of ['Auto', 'Proposed', 'Manual']) {
      const body = { name: `For ${newId()}`, type, DocumentIds: [] };
      expect(await app().call(documentPackages.create, { as: 'max', body })).toMatchObject({ body: { type } });
    }
  });

  it('name the metas of a point [API-03]', async () => {
    const { productFamilyId, productModelId } = auditable;
    const metas = [
      { type: 'ProductFamily', value: productFamilyId },
      { type: 'ProductModel', value: productModelId },
      { type: 'ProtocolTypesDefined', value: 'true' },
      { type: 'ProtocolType', value: 'Audit_Machine' },
      { type: 'UseCaseTypesDefined', value: 'true' },
      { type: 'UseCaseType', value: 'Service' },
      { type: 'PointType', value: 'custom' },
    ] as const;
    const point = await addPoint(app(), 'Comment', { metas: [...metas] });
    expect(point.metas.map(({ type, value }) => ({ type, value }))).toEqual(expect.arrayContaining([...metas]));
    const lists = await addPoint(app(), 'MultipleChoices');
    expect(lists.multipleChoices[0]?.metas).toMatchObject([{ type: 'AnyProductModel' }]);
  });
});
