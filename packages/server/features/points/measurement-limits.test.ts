import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { addPoint, setDivisions } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('measurement limits', () => {
  const app = useTestApp();
  const send = (method: 'POST' | 'PUT', body: object, as: 'ada' | 'dora' = 'ada') =>
    app().ask(method, '/api/v1/measurementLimits', { as, body });
  const read = async (id: string) => (await app().ask('GET', `/api/v1/inspectionPoints/${id}`, { as: 'uma' })).body;

  it('are added for any product, a family or a model, which brings its family along, and changed', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    const { id } = await addPoint(app(), 'Measurement');
    const any = await send('POST', { inspectionPointId: id, low: 1, high: 2.5 });
    expect([any.status, any.body]).toEqual([
      201,
      {
        id: expect.any(String),
        inspectionPointId: id,
        productFamilyId: null,
        productModelId: null,
        criticalLow: null,
        low: 1,
        high: 2.5,
        criticalHigh: null,
      },
    ]);
    expect((await send('POST', { inspectionPointId: id, productModelId })).body).toMatchObject({
      productFamilyId,
      productModelId,
    });
    expect((await send('POST', { inspectionPointId: id, productFamilyId, high: 9 })).status).toBe(201);
    const limitId = (any.body as { id: string }).id;
    const changed = await send('PUT', { id: limitId, criticalLow: -1, low: 0 });
    expect(changed).toMatchObject({ status: 200, body: { id: limitId, criticalLow: -1, low: 0, high: null } });
    expect(await read(id)).toMatchObject({
      revision: 5,
      measurementLimits: expect.arrayContaining([expect.objectContaining({ id: limitId, low: 0 })]),
    });
  });

  it('can be none for a product, which says nothing else then', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    const { id } = await addPoint(app(), 'Measurement');
    await send('POST', { inspectionPointId: id, productFamilyId, low: 1 });
    const none = await send('POST', { inspectionPointId: id, productModelId, unlimited: true });
    expect(none).toMatchObject({ status: 201, body: { unlimited: true, low: null } });
    const limitId = (none.body as { id: string }).id;
    const point = (await read(id)) as { measurementLimits: { id: string; unlimited?: true }[] };
    expect(point.measurementLimits.map(({ unlimited }) => unlimited)).toEqual(
      expect.arrayContaining([undefined, true]),
    );
    // What was read can be sent back as it is.
    const back = await app().ask('PUT', `/api/v1/inspectionPoints/${id}`, { as: 'ada', body: point });
    expect(back).toMatchObject({ status: 200, body: { measurementLimits: point.measurementLimits } });
    const refused = await send('PUT', { id: limitId, productModelId, unlimited: true, low: 3 });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'unlimited' }] } });
    const both = point.measurementLimits.map((limit) => ({ ...limit, unlimited: true, low: 3 }));
    const body = { ...point, measurementLimits: both };
    expect(await app().ask('PUT', `/api/v1/inspectionPoints/${id}`, { as: 'ada', body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'measurementLimits.0.unlimited' }, { path: 'measurementLimits.1.unlimited' }] },
    });
    const again = await send('PUT', { id: limitId, productModelId, low: 3 });
    expect(again.body).not.toHaveProperty('unlimited');
  });

  it('of which there are some for the product already are refused', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    const { id } = await addPoint(app(), 'SummaryWithRows');
    for (const product of [{}, { productFamilyId }, { productModelId }]) {
      expect((await send('POST', { inspectionPointId: id, ...product })).status).toBe(201);
      expect((await send('POST', { inspectionPointId: id, ...product })).body).toMatchObject({
        status: 409,
        code: 'limitTaken',
      });
    }
  });

  it('that exchange their products in one save do not meet on the way', async () => {
    const { categoryId, productFamilyId } = await addProducts(app());
    const [a, b] = [
      { productFamilyId, low: 1 },
      { productFamilyId: null, low: 2 },
    ];
    const none = { productModelId: null, criticalLow: null, high: null, criticalHigh: null };
    const point = await addPoint(app(), 'Measurement', {
      productCategoryId: categoryId,
      measurementLimits: [
        { ...none, ...a },
        { ...none, ...b },
      ],
    });
    const [first, second] = point.measurementLimits;
    const body = {
      type: 'Measurement',
      name: point.name,
      productCategoryId: categoryId,
      measurementLimits: [
        { ...first, productFamilyId: second?.productFamilyId },
        { ...second, productFamilyId: first?.productFamilyId },
      ],
    };
    const saved = await app().ask('PUT', `/api/v1/inspectionPoints/${point.id}`, { as: 'ada', body });
    expect(saved.body).toMatchObject({ measurementLimits: body.measurementLimits });
  });

  it.each([
    ['that cross', { low: 2, high: 1 }, 'low'],
    ['of an unknown family', { productFamilyId: newId() }, 'productFamilyId'],
    ['of an unknown model', { productModelId: newId() }, 'productModelId'],
    ['that are texts', { low: '1' }, 'low'],
    ['with what only a form knows', { lowDisplay: '1' }, 'lowDisplay'],
  ])('%s are refused by name [API-02]', async (_, fault, path) => {
    const { id } = await addPoint(app(), 'Measurement');
    expect((await send('POST', { inspectionPointId: id, ...fault })).body).toMatchObject({
      status: 400,
      errors: [{ path }],
    });
  });

  it('of a point without limits, of another point, or of a model of another family are refused', async () => {
    const one = await addProducts(app());
    const other = await addProducts(app());
    const comment = await addPoint(app(), 'Comment');
    expect((await send('POST', { inspectionPointId: comment.id })).body).toMatchObject({
      errors: [{ path: 'inspectionPointId' }],
    });
    const { id } = await addPoint(app(), 'Measurement');
    const mixed = { inspectionPointId: id, productFamilyId: one.productFamilyId, productModelId: other.productModelId };
    expect((await send('POST', mixed)).body).toMatchObject({ status: 400, errors: [{ path: 'productFamilyId' }] });
    const limit = (await send('POST', { inspectionPointId: id })).body as { id: string };
    const elsewhere = await send('PUT', { id: limit.id, inspectionPointId: comment.id });
    expect(elsewhere.body).toMatchObject({ status: 400, errors: [{ path: 'inspectionPointId' }] });
    expect((await send('PUT', { id: newId() })).status).toBe(404);
  });

  it('of a point that one sees and may not change are refused', async () => {
    const { categoryId } = await addProducts(app());
    await setDivisions(app(), 'dora', [categoryId]);
    const { id } = await addPoint(app(), 'Measurement', { productCategoryId: categoryId });
    expect((await send('POST', { inspectionPointId: id }, 'dora')).status).toBe(403);
  });

  it('keep their family and model in the database', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    const { id } = await addPoint(app(), 'Measurement');
    await send('POST', { inspectionPointId: id, productModelId });
    const remove = (path: string) => app().ask('DELETE', `/api/v1/${path}`, { as: 'max' });
    expect((await remove(`productModels/${productModelId}`)).body).toMatchObject({ status: 409, code: 'inUse' });
    expect((await remove(`productFamilies/${productFamilyId}`)).status).toBe(409);
  });
});
