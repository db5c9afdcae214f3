import type { ProductFamily } from '@assay/contract/products';
import { describe, expect, it } from 'vitest';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('product families and models', () => {
  const app = useTestApp();
  const get = async (path: string) => (await app().ask('GET', path, { as: 'uma' })).body;

  it('are added, listed a page at a time, and given whole to pick lists', async () => {
    const { categoryId, productFamilyId, productModelId, family } = await addProducts(app(), {
      family: 'Jaw J',
      model: 'J9',
    });
    await app().ask('POST', `/api/v1/productFamilies/${productFamilyId}/models`, { as: 'max', body: { name: 'J10' } });
    const productModels = [
      { id: productModelId, name: 'J9' },
      { id: expect.any(String), name: 'J10' },
    ];
    const whole = { ...family, productModels };
    expect(family).toMatchObject({
      name: 'Jaw J',
      familyName: 'Jaw J',
      longFamilyName: '',
      productCategoryId: categoryId,
      revision: 1,
    });
    expect(await get('/api/v1/productcategories/ALL')).toContainEqual({
      code: expect.any(String),
      id: categoryId,
      name: family.productCategoryName,
    });
    expect(await get('/api/v1/ProductFamilies/query?search=jaw%20j')).toEqual({ result: [whole], count: 1 });
    expect(await get(`/api/v1/productFamilies/${productFamilyId}`)).toEqual(whole);
    const models = await get(`/api/v1/productfamilies/${productFamilyId}/models?orderKey=name`);
    expect(models).toMatchObject({
      count: 2,
      result: [{ id: productModelId, name: 'J9', productFamilyId }, { name: 'J10' }],
    });
    expect(await get('/api/v1/productFamilies')).toEqual([whole]);
  });

  it('that are renamed are renamed in every list, the category too', async () => {
    const { categoryId, productFamilyId, productModelId, family } = await addProducts(app());
    const machine = await addEquipment(app(), { productModelId });
    const body = { familyName: 'Cone', longFamilyName: 'Cone crushers', productCategoryId: categoryId };
    const renamed = await app().ask('PUT', `/api/v1/productFamilies/${productFamilyId}`, {
      as: 'max',
      body,
      headers: { 'if-match': '"1"' },
    });
    expect(renamed.body).toMatchObject({ familyName: 'Cone', revision: 2 });
    const stale = await app().ask('PUT', `/api/v1/productFamilies/${productFamilyId}`, {
      as: 'max',
      body,
      headers: { 'if-match': '"1"' },
    });
    expect(stale.body).toMatchObject({ status: 412, current: { familyName: 'Cone' } });
    await app().ask('PUT', `/api/v1/productModels/${productModelId}`, { as: 'max', body: { name: 'C40' } });
    await app().pool.query(`update product_category set name = 'Renamed' where id = $1`, [categoryId]);
    const all = (await get('/api/v1/productFamilies')) as (ProductFamily & { productModels: { name: string }[] })[];
    expect(all.find(({ id }) => id === family.id)).toMatchObject({
      name: 'Cone',
      productCategoryName: 'Renamed',
      productModels: [{ name: 'C40' }],
    });
    expect(await get('/api/v1/ProductFamilies/query?search=renamed')).toMatchObject({ count: 1 });
    expect(await get(`/api/v1/Equipments/query?search=${machine.serialNumber}`)).toMatchObject({
      result: [{ productFamilyName: 'Cone', productModelName: 'C40' }],
    });
  });

  it('say before they are removed what keeps them, in the words of the refusal', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    const use = (path: string) => app().ask('GET', `/api/v1/${path}/use`, { as: 'max' });
    const refusal = (path: string) => app().ask('DELETE', `/api/v1/${path}`, { as: 'max' });
    const [family, model] = [`productFamilies/${productFamilyId}`, `productModels/${productModelId}`];
    expect((await use(model)).body).toEqual({ use: null });
    await addEquipment(app(), { productModelId });
    for (const path of [family, model]) {
      const { reason: code, values, detail: message } = (await refusal(path)).body as Record<string, unknown>;
      expect((await use(path)).body, path).toEqual({ use: { code, values, message } });
    }
  });

  it('that are in use are not removed, and say by how much', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    const remove = (path: string) => app().ask('DELETE', `/api/v1/${path}`, { as: 'max' });
    expect((await remove(`productFamilies/${productFamilyId}`)).body).toMatchObject({
      status: 409,
      code: 'inUse',
      reason: 'product.familyHasModels',
      values: { count: 1 },
      detail: 'The product family has 1 product model.',
    });
    const machines = [await addEquipment(app(), { productModelId }), await addEquipment(app(), { productModelId })];
    await remove(`Equipments/${machines[0]?.id}`);
    expect((await remove(`productFamilies/${productFamilyId}`)).body).toMatchObject({
      detail: 'The product family has 1 product model, used by 1 equipment.',
    });
    expect((await remove(`productModels/${productModelId}`)).body).toMatchObject({
      status: 409,
      code: 'inUse',
      reason: 'product.modelKept',
      values: { machines: 1, count: 1 },
      detail: 'The product model is used by 1 equipment and kept for the reports of 1 deleted one.',
    });
    await app().db.deleteFrom('equipment').where('product_model_id', '=', productModelId).execute();
    expect((await remove(`productModels/${productModelId}`)).body).toEqual({});
    expect((await remove(`productFamilies/${productFamilyId}`)).body).toEqual({});
    expect((await remove(`productFamilies/${productFamilyId}`)).status).toBe(404);
  });

  it('of the same name are refused, whatever the case [API-02]', async () => {
    const { categoryId, productFamilyId } = await addProducts(app(), { family: 'Twin', model: 'T1' });
    const family = await app().ask('POST', '/api/v1/productFamilies', {
      as: 'max',
      body: { familyName: 'TWIN', productCategoryId: categoryId },
    });
    expect(family.body).toMatchObject({ status: 409, errors: [{ path: 'familyName' }] });
    const model = await app().ask('POST', `/api/v1/productFamilies/${productFamilyId}/models`, {
      as: 'max',
      body: { name: 't1' },
    });
    expect(model.body).toMatchObject({ status: 409, errors: [{ path: 'name' }] });
  });

  it.each([
    [{ familyName: ' ' }, 'familyName'],
    [{ productCategoryId: '0190a000-0000-7000-8000-00000000dead' }, 'productCategoryId'],
    [{ colour: 'red' }, 'colour'],
  ])('with %j are refused by name [API-02]', async (fault, path) => {
    const { categoryId } = await addProducts(app());
    const body = { familyName: 'New', productCategoryId: categoryId, ...fault };
    expect((await app().ask('POST', '/api/v1/productFamilies', { as: 'max', body })).body).toMatchObject({
      status: 400,
      errors: [{ path }],
    });
  });

  it('are counted exactly', async () => {
    const { count } = (await get('/api/v1/ProductFamilies/query?amount=1')) as { count: number };
    const { rows } = await app().pool.query('select count(*) from product_family');
    expect(rows).toEqual([{ count }]);
  });
});
