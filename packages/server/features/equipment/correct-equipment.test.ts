import { type Equipment, equipments } from '@assay/contract/equipment';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a machine that a distributor recorded', () => {
  const app = useTestApp();
  let productModelId: string;
  beforeAll(async () => {
    ({ productModelId } = await addProducts(app()));
  });

  const add = async (serialNumber: string, as: CastName = 'dora') =>
    expectStatus<Equipment>(
      201,
      await app().call(equipments.create, { as, body: { serialNumber, nickName: '', productModelId } }),
    );
  const change = (id: string, as: CastName, more: object) =>
    app().call(equipments.update, { as, params: { id }, body: { nickName: '', productModelId, ...more } });
  const read = async (id: string, as: CastName) =>
    (await app().call(equipments.get, { as, params: { id } })).body as Equipment;

  it('is corrected by anybody of their company, and the history names them', async () => {
    const { id, editable } = await add('J-1234');
    expect(editable).toBe(true);
    const corrected = await change(id, 'dina', { serialNumber: 'J-1243' });
    expect(corrected).toMatchObject({ status: 200, body: { serialNumber: 'J-1243', editable: true } });
    const { body } = await app().call(equipments.history, { as: 'max', params: { id } });
    expect(JSON.stringify(body)).toContain('Dina');
  });

  it('stays with the companies that it is shared with, and gets no MDM id from outside', async () => {
    const { id } = await add('J-55');
    const kivi = await companyIdOf(app(), 'dora');
    const other = await companyIdOf(app(), 'otto');
    await app()
      .db.insertInto('equipment_company')
      .values({ equipment_id: id, company_id: other, assigned: true })
      .execute();
    expect((await change(id, 'dora', { serialNumber: 'J-56', companyIds: [kivi] })).status).toBe(200);
    expect((await read(id, 'max')).companyIds.sort()).toEqual([kivi, other].sort());
    expect(await change(id, 'otto', { serialNumber: 'J-57' })).toMatchObject({ status: 403 });
    expect(await change(id, 'dora', { serialNumber: 'J-57', mdmEquipmentId: 'E-9' })).toMatchObject({ status: 400 });
    expect(await read(id, 'max')).toMatchObject({ serialNumber: 'J-56', mdmEquipmentId: '' });
  });

  it('does not exist for another company', async () => {
    const { id } = await add('J-77');
    expect((await change(id, 'otto', { serialNumber: 'J-78' })).status).toBe(404);
    expect(await read(id, 'max')).toMatchObject({ serialNumber: 'J-77', revision: 1 });
  });

  it('is staff’s once they have changed it, and those below a Manager never change it', async () => {
    const { id } = await add('J-90');
    expect((await change(id, 'uma', { serialNumber: 'J-91' })).status).toBe(403);
    expect((await change(id, 'max', { serialNumber: 'J-92' })).status).toBe(200);
    expect(await change(id, 'dora', { serialNumber: 'J-93' })).toMatchObject({ status: 403 });
    expect(await read(id, 'dora')).toMatchObject({ serialNumber: 'J-92', editable: false });
    expect(await read(id, 'max')).toMatchObject({ editable: true });
  });

  it('is theirs alone: what staff added is not for them to change', async () => {
    const companyIds = [await companyIdOf(app(), 'dora')];
    const body = { serialNumber: 'P-1', nickName: '', productModelId, companyIds };
    const { id } = expectStatus<Equipment>(201, await app().call(equipments.create, { as: 'max', body }));
    expect((await change(id, 'dora', { serialNumber: 'P-2' })).status).toBe(403);
    expect(await read(id, 'dora')).toMatchObject({ serialNumber: 'P-1', editable: false });
  });
});
