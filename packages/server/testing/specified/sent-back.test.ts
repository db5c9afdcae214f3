import type { Audit } from '@assay/contract/audits';
import { inspectionPhases } from '@assay/contract/phases';
import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint } from '@assay/contract/points/point';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { pointTypes } from '@assay/domain/points/point-types';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addEquipment, companyIdOf } from '../builders.ts';
import { expectStatus } from '../inspections.ts';
import { addPoint } from '../points.ts';
import { aCategory, addProtocol, aProtocolPoint } from '../protocols.ts';
import { useTestApp } from '../test-app.ts';
import { makeSpecifiedWorld, type SpecifiedWorld } from './world.ts';

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The same with ids that are numbered by their first use, and without what every record has of its own. */
function alike(record: unknown): unknown {
  const seen = new Map<string, string>();
  const numbered = JSON.stringify(record).replaceAll(uuid, (id) => {
    if (!seen.has(id)) seen.set(id, `id ${seen.size}`);
    return seen.get(id) ?? '';
  });
  return JSON.parse(numbered);
}

describe('what was read', () => {
  const app = useTestApp();
  let world: SpecifiedWorld;
  beforeAll(async () => {
    world = await makeSpecifiedWorld(app());
  });
  const get = async (path: string) => (await app().ask('GET', `/api/v1/${path}`, { as: 'ada' })).body;
  const events = async () => Number((await app().pool.query('select count(*) from event')).rows[0]?.count);

  /** A record that is put back as it was read is the same afterwards, and nothing happened to it. */
  async function staysWhenPutBack(path: string, putTo = path): Promise<void> {
    const before = (await get(path)) as { revision: number };
    const known = await events();
    const reply = await app().ask('PUT', `/api/v1/${putTo}`, { as: 'ada', body: before });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body).toEqual({ ...before, revision: before.revision + 1 });
    expect(await get(path)).toEqual(reply.body);
    expect(await events()).toBe(known);
  }

  it.each(pointTypes)('of a point of type %s can be sent back', async (type) => {
    const path = `inspectionPoints/${world.points[type].id}`;
    await staysWhenPutBack(path, `${path}?deleteMissingById=true`);
    await staysWhenPutBack(path);
  });

  // The picture of an option is one point's: a copy brings its own.
  it.each(pointTypes)('of a point of type %s makes another, which shares no part with it', async (type) => {
    const read = JSON.parse(JSON.stringify(world.points[type]), (key, value) => (key === 'imageId' ? null : value));
    const reply = await app().call(inspectionPoints.create, { as: 'ada', body: read });
    expect(reply.status, reply.text).toBe(201);
    const made = reply.body as InspectionPoint;
    const own = { revision: 1, translations: [], descriptionTranslations: [] };
    const content = (point: object) =>
      alike({ ...point, ...own, metas: undefined, ...('dropdowns' in point && { dropdowns: withoutUrls(point) }) });
    expect(content(made)).toEqual(content(read));
    const metaTexts = ({ metas }: InspectionPoint) => metas.map(({ type: kind, value }) => `${kind} ${value}`).sort();
    expect(metaTexts(made)).toEqual(metaTexts(read));
  });
  const withoutUrls = ({ dropdowns }: { dropdowns?: unknown }) =>
    JSON.parse(JSON.stringify(dropdowns), (key, value) => (key === 'imageUrl' ? null : value));

  it('of a family, a model, a customer or a machine can be sent back', async () => {
    const { customer, equipment, products } = world;
    await staysWhenPutBack(`productFamilies/${products.productFamilyId}`);
    await staysWhenPutBack(`customers/${customer.id}`);
    await staysWhenPutBack(`Equipments/${equipment.id}`);
    const [model] = ((await get(`ProductFamilies/${products.productFamilyId}/models`)) as { result: object[] }).result;
    const put = await app().ask('PUT', `/api/v1/productModels/${products.productModelId}`, { as: 'ada', body: model });
    expect(put).toMatchObject({ status: 200, body: { ...model, revision: 2 } });
  });

  it('of a machine without a site keeps its customer and its companies', async () => {
    const { id: customerId } = await addCustomer(app());
    const companyIds = [await companyIdOf(app(), 'dora')];
    const { id } = await addEquipment(app(), { customerId, companyIds });
    await staysWhenPutBack(`Equipments/${id}`);
    expect(await get(`Equipments/${id}`)).toMatchObject({ customerId, customer: { id: customerId }, companyIds });
  });

  it('of the parts of an audit can be sent back', async () => {
    const path = `audits/${world.auditId}`;
    const { inspectionProtocolRuns: runs, ...audit } = (await get(path)) as Audit;
    const put = async (below: string, body: unknown) =>
      expectStatus(200, await app().ask('PUT', `/api/v1/${path}/${below}`, { as: 'ada', body: body as object }));
    const points = runs.flatMap(({ categories, extraPoints }) => [
      ...categories.flatMap(({ inspectionPoints: inCategory }) => inCategory),
      ...extraPoints,
    ]);
    expect(points.length).toBeGreaterThan(pointTypes.length);
    for (const { result } of points)
      expect(await put(`pointResults/${result.id}`, result)).toMatchObject({ ...result, prefilled: false });
    for (const suggestion of audit.suggestions)
      expect(await put(`suggestions/${suggestion.id}`, suggestion)).toMatchObject({ text: suggestion.text });
    const { inspector, inspectorContact } = audit;
    await put('inspector', { inspector, inspectorContact });
    for (const run of runs.filter(({ equipment }) => equipment)) {
      const { id, productModelId, serialNumber, nickName } = run.equipment ?? {};
      await put(`runs/${run.id}/equipment`, { id, productModelId, serialNumber, nickName });
      await put(`runs/${run.id}/includedInReport`, run.includedInReport);
    }
    const after = (await get(path)) as Audit;
    expect({ ...after, suggestions: [] }).toEqual({ ...audit, inspectionProtocolRuns: runs, suggestions: [] });
  });

  it('of one’s own choices can be sent back', async () => {
    await staysWhenPutBack('auth/preferences');
  });

  it('of limits can be sent back, to their point and to another', async () => {
    const [limit] = (world.points.Measurement as { measurementLimits?: object[] }).measurementLimits ?? [];
    const send = (method: string, body: object) => app().ask(method, '/api/v1/measurementLimits', { as: 'ada', body });
    expect(await send('PUT', limit ?? {})).toMatchObject({ status: 200, body: limit ?? {} });
    const other = await addPoint(app(), 'Measurement');
    const added = await send('POST', { ...limit, inspectionPointId: other.id });
    expect(added).toMatchObject({
      status: 201,
      body: { ...limit, inspectionPointId: other.id, id: expect.any(String) },
    });
    expect((added.body as { id: string }).id).not.toBe((limit as { id: string }).id);
  });

  it('of the phases can be sent back', async () => {
    for (const phase of (await get('inspectionPhases')) as object[])
      expect(await app().call(inspectionPhases.create, { as: 'ada', body: phase })).toMatchObject({ body: phase });
  });

  describe('of a protocol', () => {
    const send = (body: object) => app().call(inspectionProtocols.create, { as: 'ada', body });
    const contentOf = ({ protocolId: _, created: __, createdBy: ___, ...protocol }: ProtocolReply) => alike(protocol);

    it('makes another, with parts of its own', async () => {
      const reply = await send(world.protocol);
      expect(reply.status, reply.text).toBe(201);
      const made = reply.body as ProtocolReply;
      expect(contentOf(made)).toEqual(contentOf(world.protocol));
      expect(made.protocolId).not.toBe(world.protocol.protocolId);
      const idsOf = ({ categories }: ProtocolReply) =>
        categories.flatMap(({ id, inspectionPoints: points }) => [id, ...points.map((point) => point.id)]);
      expect(idsOf(made).filter((id) => idsOf(world.protocol).includes(id))).toEqual([]);
    });

    it('that is for no product makes another, too', async () => {
      const audit = await addProtocol(app(), { type: 'Audit_Site', targets: [] });
      expect(contentOf((await send(audit)).body as ProtocolReply)).toEqual(contentOf(audit));
    });

    it('may say of a dependency what it holds instead of its type', async () => {
      const [first] = world.protocol.categories[0]?.inspectionPoints ?? [];
      const point = { ...aProtocolPoint(world.points.Comment.id), dependencies: [] as object[] };
      const saved = async (dependencies: object[]) => {
        const placed = [
          { ...aProtocolPoint(world.points.Measurement.id), id: first?.id },
          { ...point, dependencies },
        ];
        const categories = [{ ...aCategory('Boom'), inspectionPoints: placed }];
        const reply = await send({ ...world.protocol, phasesOn: false, phases: [], categoryGroups: [], categories });
        const { categories: kept = [], ...problem } = reply.body as ProtocolReply;
        return kept[0]?.inspectionPoints[1]?.dependencies ?? problem;
      };
      const id = 'temp-id-d';
      const gap = { id, parameter: 'gap', protocolPointId: first?.id };
      const json = { '>': [{ var: 'gap' }, 1] };
      expect(await saved([gap, { pointDependencyId: id, json }])).toMatchObject([
        { type: 'point', parameter: 'gap', json: null },
        { type: 'json', json },
      ]);
      expect(await saved([{ id, parameter: 'gap' }])).toMatchObject({
        status: 400,
        errors: [{ path: 'categories.0.inspectionPoints.1.dependencies.0.type', code: 'value.required' }],
      });
    });
  });
});
