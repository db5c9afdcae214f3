import type { Customer } from '@assay/contract/customers';
import type { Equipment } from '@assay/contract/equipment';
import { describe, expect, it } from 'vitest';
import { addCustomer, addEquipment, addProducts, aSite } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('equipment', () => {
  const app = useTestApp();
  const get = async (path: string, as: CastName = 'uma') => (await app().ask('GET', `/api/v1/${path}`, { as })).body;
  const post = (body: object, as: CastName = 'max') => app().ask('POST', '/api/v1/Equipments', { as, body });
  const distributorId = async () =>
    (await app().db.selectFrom('company').select('id').where('name', 'like', 'Kivi%').executeTakeFirstOrThrow()).id;

  it('is added at a site, read back with its surroundings, and found by model', async () => {
    const { sites, id: customerId } = await addCustomer(app(), { name: 'Owner', sites: [aSite({ name: 'Yard' })] });
    const { productModelId, productFamilyId } = await addProducts(app(), { family: 'Cone C', model: 'C9' });
    const made = await addEquipment(app(), {
      serialNumber: 'C 100',
      nickName: 'Big one',
      mdmEquipmentId: 'E-1',
      productModelId,
      customerSiteId: sites[0]?.id ?? null,
      companyIds: [await distributorId()],
    });
    expect(made).toMatchObject({
      serialNumber: 'C 100',
      nickName: 'Big one',
      mdmEquipmentId: 'E-1',
      productFamilyId,
      productFamilyName: 'Cone C',
      productModelName: 'C9',
      customer: { id: customerId, name: 'Owner' },
      customerSite: { name: 'Yard' },
      companies: [{ name: 'Kivi Drilling Service' }],
      inspections: [],
      inspectionCount: 0,
      audits: [],
      doubles: [],
      lastLoadedHours: null,
      revision: 1,
    });
    expect(await get(`equipments/${made.id}`)).toEqual({ ...made, editable: false });
    const {
      customerId: _customerId,
      customer: _customer,
      customerSite: _site,
      companyIds: _companyIds,
      companies: _companies,
      inspections: _inspections,
      inspectionCount: _count,
      audits: _audits,
      doubles: _doubles,
      lastLoadedHours: _hours,
      editable: _editable,
      revision: _revision,
      ...item
    } = made;
    expect(await get('Equipments/query?search=big%20one')).toEqual({
      result: [{ ...item, customerName: 'Owner', customerSiteName: 'Yard', lastVisit: null }],
      count: 1,
    });
    expect(await get(`Equipments/byproductmodel/${productModelId}`)).toEqual([item]);
    expect(await get(`Equipments/byproductmodels?productModelIds=${productModelId},${productFamilyId}`)).toEqual([
      item,
    ]);
    expect(((await get(`customers/${customerId}`)) as Customer).equipments).toEqual([item]);
  });

  it('sorts by each of its columns, naturally', async () => {
    const { productModelId } = await addProducts(app(), { family: 'Sort', model: 'M' });
    for (const [serialNumber, nickName] of [
      ['S10', 'b'],
      ['S9', 'a'],
      ['', 'zz'],
    ] as const)
      await addEquipment(app(), { serialNumber, nickName, productModelId });
    const order = async (key: string) =>
      (
        (await get(`Equipments/query?search=sort%20m&orderKey=${key}&orderDirection=desc`)) as { result: Equipment[] }
      ).result.map(({ serialNumber, nickName }) => serialNumber || nickName);
    expect(await order('serialNumber')).toEqual(['S10', 'S9', 'zz']);
    expect(await order('nickName')).toEqual(['zz', 'S10', 'S9']);
    for (const key of ['mdmEquipmentId', 'productFamilyName', 'productModelName', 'created'])
      expect(await order(key), key).toHaveLength(3);
  });

  it.each([
    ['no serial number and no nickname', { serialNumber: ' ', nickName: '' }, 'serialNumber'],
    ['no such model', { productModelId: '0190a000-0000-7000-8000-00000000dead' }, 'productModelId'],
    ['another family than its model’s', { productFamilyId: '0190a000-0000-7000-8000-00000000dead' }, 'productFamilyId'],
    ['no such site', { customerSiteId: '0190a000-0000-7000-8000-00000000dead' }, 'customerSiteId'],
    ['no such company', { companyIds: ['0190a000-0000-7000-8000-00000000dead'] }, 'companyIds'],
  ])('with %s is refused by name [API-02]', async (_, fault, path) => {
    const { productModelId } = await addProducts(app());
    const reply = await post({ serialNumber: 'X', nickName: '', productModelId, ...fault });
    expect(reply.body).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('with a serial number of its family, spelled anyhow, is there only once, even when many add it at once', async () => {
    const { productModelId } = await addProducts(app());
    const replies = await Promise.all(
      ['abc 1', 'ABC1', 'Abc 1', 'a b c 1'].map((serialNumber) => post({ serialNumber, nickName: '', productModelId })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'serialTaken',
      errors: [{ path: 'serialNumber', message: 'The family has an equipment with this serial number already' }],
    });
    const other = await addProducts(app());
    expect((await post({ serialNumber: 'ABC1', nickName: '', productModelId: other.productModelId })).status).toBe(201);
  });

  it('cannot take the MDM id of another', async () => {
    const { productModelId } = await addProducts(app());
    const given = { nickName: '', productModelId, mdmEquipmentId: 'E-TAKEN' };
    expect((await post({ ...given, serialNumber: 'M1' })).status).toBe(201);
    const errors = [{ path: 'mdmEquipmentId', message: 'Another equipment has this MDM id' }];
    expect(await post({ ...given, serialNumber: 'M2' })).toMatchObject({ status: 409, body: { errors } });
  });

  it('is changed with a revision, and deleted by staff alone', async () => {
    const made = await addEquipment(app(), { companyIds: [await distributorId()] });
    const body = {
      serialNumber: made.serialNumber,
      nickName: 'Renamed',
      productModelId: made.productModelId,
      companyIds: [],
    };
    const saved = await app().ask('PUT', `/api/v1/Equipments/${made.id}`, {
      as: 'max',
      body,
      headers: { 'if-match': '"1"' },
    });
    expect(saved.body).toMatchObject({ nickName: 'Renamed', companies: [], revision: 2 });
    expect(
      (await app().ask('PUT', `/api/v1/Equipments/${made.id}`, { as: 'max', body, headers: { 'if-match': '"1"' } }))
        .body,
    ).toMatchObject({ status: 412, current: { nickName: 'Renamed' } });
    expect((await app().ask('DELETE', `/api/v1/Equipments/${made.id}`, { as: 'dora' })).status).toBe(403);
    expect((await app().ask('DELETE', `/api/v1/Equipments/${made.id}`, { as: 'max' })).body).toEqual({});
    expect((await app().ask('GET', `/api/v1/Equipments/${made.id}`, { as: 'max' })).status).toBe(404);
  });

  it('keeps its model from being removed', async () => {
    const made = await addEquipment(app());
    const reply = await app().ask('DELETE', `/api/v1/productModels/${made.productModelId}`, { as: 'max' });
    expect(reply.body).toMatchObject({ status: 409, code: 'inUse' });
  });
});

describe('what an external user sees', () => {
  const app = useTestApp();
  const get = async (path: string, as: CastName) =>
    (await app().ask('GET', `/api/v1/${path}`, { as })).body as {
      count: number;
      result: { name?: string; id: string }[];
    };

  it('is the equipment of their company and the customers where it stands: lists, counts and details', async () => {
    const theirs = await addCustomer(app(), { name: 'Theirs', sites: [aSite()] });
    await addCustomer(app(), { name: 'Nobody’s', sites: [aSite()] });
    const { id: distributorId } = await app()
      .db.selectFrom('company')
      .select('id')
      .where('name', 'like', 'Kivi%')
      .executeTakeFirstOrThrow();
    expect(await get('customers/query', 'dina')).toEqual({ result: [], count: 0 });
    const machine = await addEquipment(app(), {
      customerSiteId: theirs.sites[0]?.id ?? null,
      companyIds: [distributorId],
    });
    await addEquipment(app(), { customerSiteId: theirs.sites[0]?.id ?? null });
    expect(await get('Equipments/query', 'dina')).toMatchObject({ count: 1, result: [{ id: machine.id }] });
    expect(await get('customers/query', 'dina')).toMatchObject({ count: 1, result: [{ name: 'Theirs' }] });
    const customer = (await app().ask('GET', `/api/v1/customers/${theirs.id}`, { as: 'dina' })).body as Customer;
    expect(customer.equipments.map(({ id }) => id)).toEqual([machine.id]);
    for (const list of ['customers/query', 'Equipments/query'])
      expect(await get(list, 'otto')).toEqual({ result: [], count: 0 });
    await app().ask('PUT', `/api/v1/Equipments/${machine.id}`, {
      as: 'max',
      body: {
        serialNumber: machine.serialNumber,
        nickName: '',
        productModelId: machine.productModelId,
        customerSiteId: machine.customerSiteId,
        companyIds: [],
      },
    });
    for (const list of ['customers/query', 'Equipments/query'])
      expect(await get(list, 'dina')).toEqual({ result: [], count: 0 });
  });

  it('they add belongs to their company', async () => {
    const { productModelId } = await addProducts(app());
    const reply = await app().ask('POST', '/api/v1/Equipments', {
      as: 'otto',
      body: { serialNumber: 'OTTO-1', nickName: '', productModelId },
    });
    expect(reply.body).toMatchObject({ companies: [{ name: 'Other Distributor' }] });
    expect((await get('Equipments/query?search=otto-1', 'dina')).count).toBe(0);
    expect((await get('Equipments/query?search=otto-1', 'otto')).count).toBe(1);
  });
});

describe('the equipment of a customer', () => {
  const app = useTestApp();
  const get = async (path: string) => (await app().ask('GET', `/api/v1/${path}`, { as: 'max' })).body;

  it('goes with it when it is merged, to the sites that stand for its own', async () => {
    const into = await addCustomer(app(), { name: 'Into', sites: [aSite({ name: 'Same' })] });
    const from = await addCustomer(app(), {
      name: 'From',
      sites: [aSite({ name: 'same' }), aSite({ name: 'Moving' })],
    });
    const at = (name: string) => from.sites.find((site) => site.name === name)?.id ?? null;
    const [joined, moved] = [
      await addEquipment(app(), { customerSiteId: at('same') }),
      await addEquipment(app(), { customerSiteId: at('Moving') }),
    ];
    const merge = await app().ask('POST', `/api/v1/customers/${from.id}/merge`, {
      as: 'max',
      body: { customerId: into.id, name: 'One' },
    });
    expect(merge.status).toBe(200);
    expect((merge.body as Customer).equipments.map(({ id }) => id).sort()).toEqual([joined.id, moved.id].sort());
    expect(await get(`Equipments/${joined.id}`)).toMatchObject({
      customer: { name: 'One' },
      customerSite: { id: into.sites[0]?.id, name: 'Same' },
    });
    expect(await get(`Equipments/${moved.id}`)).toMatchObject({
      customer: { name: 'One' },
      customerSite: { name: 'Moving' },
    });
  });

  it('is set free when it is deleted', async () => {
    const customer = await addCustomer(app(), { sites: [aSite()] });
    const machine = await addEquipment(app(), { customerSiteId: customer.sites[0]?.id ?? null });
    await app().ask('DELETE', `/api/v1/customers/${customer.id}`, { as: 'max' });
    expect(await get(`Equipments/${machine.id}`)).toMatchObject({ customer: null, customerSite: null, revision: 2 });
  });
});
