import { inspectionPoints } from '@assay/contract/points';
import { productFamilies } from '@assay/contract/products';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, aDependency, addProtocol, aProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the life of a protocol', () => {
  const app = useTestApp();
  const create = (body: object, headers: Record<string, string> = {}) =>
    app().call(inspectionProtocols.create, { as: 'ada', body, headers });
  const remove = (id: string) => app().call(inspectionProtocols.softDelete, { as: 'ada', params: { id } });
  const get = (id: string) => app().call(inspectionProtocols.get, { as: 'uma', params: { id } });
  const countOf = async (name: string) =>
    (await app().pool.query('select 1 from protocol where name = $1', [name])).rowCount;

  it('begins once, when the answer is lost and the save repeated', async () => {
    const { productFamilyId } = await addProducts(app());
    const categories = [aCategory('One', [aProtocolPoint((await addPoint(app(), 'Comment')).id)])];
    const body = aProtocol({ targets: [aTarget({ productFamilyId })], categories });
    const headers = { 'idempotency-key': newId() };
    const [one, other] = await Promise.all([create(body, headers), create(body, headers)]);
    const third = await create(body, headers);
    expect([one.status, other.status, third.status]).toEqual([201, 201, 201]);
    expect([other.text, third.text]).toEqual([one.text, one.text]);
    expect(await countOf(body.name)).toBe(1);
  });

  it('ends once: a deleted one can still be read and copied, not deleted again', async () => {
    const { protocolId, targets, categories } = await addProtocol(app());
    expect((await remove(protocolId)).status).toBe(200);
    expect((await remove(protocolId)).status).toBe(404);
    expect((await get(protocolId)).body).toMatchObject({ protocolId, deleted: expect.any(String), editable: false });
    const copy = await create(aProtocol({ targets, categories, copyOfProtocolId: protocolId }));
    expect(copy).toMatchObject({ status: 201, body: { copyOf: { protocolId } } });
  });

  it('is recorded in its history, in words', async () => {
    const { protocolId, name } = await addProtocol(app(), { type: 'Mid_Year' });
    await remove(protocolId);
    const { body } = await app().call(inspectionProtocols.history, { as: 'max', params: { id: protocolId } });
    expect(body).toMatchObject([
      { actor: 'Ada Okonkwo', changes: [{ field: 'deleted_at', from: null }] },
      {
        actor: 'Ada Okonkwo',
        action: 'created',
        changes: expect.arrayContaining([
          { field: 'name', from: null, to: name },
          { field: 'type', from: null, to: 'Mid-year' },
        ]),
      },
    ]);
  });

  it('changes nothing of it, whoever tries', async () => {
    const point = await addPoint(app(), 'Comment');
    const dependencies = [aDependency({ type: 'json', json: true })];
    const { protocolId } = await addProtocol(app(), {
      type: 'Commission',
      categories: [{ ...aCategory('One', [aProtocolPoint(point.id, { dependencies })]), subcategoryTitles: ['Sub'] }],
      categoryGroups: [{ name: 'All', kind: 'mandatory', categoryIndices: [0] }],
    });
    const { pool } = app();
    for (const statement of [
      `update protocol set name = 'Other' where id = $1`,
      `update protocol set type = 'FAT' where id = $1`,
      `update protocol_category set title = 'default' where protocol_id = $1`,
      `update protocol_point set prefill = true where protocol_id = $1`,
      `update point_dependency set parameter = 'x' where protocol_id = $1`,
      `delete from point_dependency where protocol_id = $1`,
      `delete from protocol_group where protocol_id = $1`,
      `delete from protocol_subcategory where protocol_id = $1`,
      `delete from protocol_target where protocol_id = $1`,
      `delete from protocol where id = $1`,
    ])
      await expect(pool.query(statement, [protocolId]), statement).rejects.toMatchObject({ code: '23000' });
    await pool.query(`update point_dependency set json = 'false' where protocol_id = $1`, [protocolId]);
    await pool.query('update protocol set deleted_at = now() where id = $1', [protocolId]);
  });

  it('keeps points that are deleted; only a copy of it may have them anew', async () => {
    const point = await addPoint(app(), 'Measurement', { name: 'To be deleted' });
    const categories = [aCategory('One', [aProtocolPoint(point.id)])];
    const { protocolId, targets } = await addProtocol(app(), { categories });
    await app().call(inspectionPoints.delete, { as: 'ada', params: { id: point.id } });
    const { body } = await get(protocolId);
    expect((body as ProtocolReply).categories[0]?.inspectionPoints[0]).toMatchObject({
      name: 'To be deleted',
      measurementTitle: 'Thickness',
    });
    expect((await create(aProtocol({ targets, categories }))).status).toBe(400);
    expect((await create(aProtocol({ targets, categories, copyOfProtocolId: protocolId }))).status).toBe(201);
  });

  it('gives a copy parts of its own, though it was sent with those of the original', async () => {
    const point = await addPoint(app(), 'Comment');
    const measured = aProtocolPoint(point.id);
    const dependencies = [aDependency({ type: 'point', parameter: 'said', protocolPointId: measured.id })];
    const original = await addProtocol(app(), {
      categories: [aCategory('One', [measured, aProtocolPoint(point.id, { dependencies })])],
    });
    const sent = aProtocol({
      targets: original.targets,
      categories: original.categories,
      copyOfProtocolId: original.protocolId,
    });
    const copy = (await create(sent)).body as ProtocolReply;
    const [first, second] = copy.categories[0]?.inspectionPoints ?? [];
    expect(second?.dependencies[0]?.protocolPointId).toBe(first?.id);
    const ids = (protocol: ProtocolReply) =>
      protocol.categories.flatMap(({ id, inspectionPoints }) => [
        id,
        ...inspectionPoints.flatMap((placed) => [placed.id, ...placed.dependencies.map((dependency) => dependency.id)]),
      ]);
    expect(new Set([...ids(original), ...ids(copy)]).size).toBe(ids(original).length * 2);
  });

  it('is listed with each of its points, by name, until it ends', async () => {
    const point = await addPoint(app(), 'Comment');
    const placed = aProtocolPoint(point.id);
    const other = { ...placed, id: 'temp-id-other' };
    const nine = await addProtocol(app(), { name: 'HP9', categories: [aCategory('One', [placed, other])] });
    const ten = await addProtocol(app(), { name: 'HP10', type: 'FAT', categories: [aCategory('One', [placed])] });
    await addProtocol(app());
    const of = async () => (await app().call(inspectionPoints.protocols, { as: 'uma', params: { id: point.id } })).body;
    expect(await of()).toEqual({
      [point.id]: {
        protocolNames: ['HP9', 'HP10'],
        protocols: [
          { protocolId: nine.protocolId, name: 'HP9', type: 'Daily' },
          { protocolId: ten.protocolId, name: 'HP10', type: 'FAT' },
        ],
      },
    });
    await remove(nine.protocolId);
    expect(await of()).toMatchObject({ [point.id]: { protocolNames: ['HP10'], protocols: [{ name: 'HP10' }] } });
  });

  it('holds its products: a family or model that it is for cannot be removed', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    await addProtocol(app(), { targets: [aTarget({ productFamilyId, productModelId })] });
    const params = { id: productModelId };
    const refused = await app().call(productFamilies.deleteModel, { as: 'max', params });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'inUse', detail: 'The product model is in use by protocols.' },
    });
  });

  it('is whole or not there while others remove what it names', async () => {
    const point = await addPoint(app(), 'Comment');
    for (let round = 0; round < 8; round++) {
      const category = await addProducts(app());
      const family = { familyName: `Bare ${newId()}`, productCategoryId: category.categoryId };
      const made = await app().ask('POST', '/api/v1/productFamilies', { as: 'max', body: family });
      const productFamilyId = (made.body as { id: string }).id;
      const leaving = await addPoint(app(), 'Comment');
      const points = [aProtocolPoint(point.id), aProtocolPoint(leaving.id)];
      const body = aProtocol({ targets: [aTarget({ productFamilyId })], categories: [aCategory('One', points)] });
      const [saved, removed, gone] = await Promise.all([
        create(body),
        app().ask('DELETE', `/api/v1/productFamilies/${productFamilyId}`, { as: 'max' }),
        app().call(inspectionPoints.delete, { as: 'ada', params: { id: leaving.id } }),
      ]);
      expect([201, 400]).toContain(saved.status);
      expect([200, 409]).toContain(removed.status);
      expect(gone.status).toBe(200);
      expect(saved.status === 201 && removed.status === 200).toBe(false);
      expect(await countOf(body.name)).toBe(saved.status === 201 ? 1 : 0);
      if (saved.status === 201)
        expect((saved.body as ProtocolReply).categories[0]?.inspectionPoints).toHaveLength(points.length);
    }
  });
});
