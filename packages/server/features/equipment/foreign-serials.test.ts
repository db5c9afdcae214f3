import { equipments } from '@assay/contract/equipment';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a serial number that another company has recorded', () => {
  const app = useTestApp();
  const serial = () => `SN ${newId()}`;
  const add = (as: CastName, productModelId: string, serialNumber: string, more: object = {}) =>
    app().call(equipments.create, { as, body: { serialNumber, nickName: '', productModelId, ...more } });
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
  const read = async (as: CastName, id: string) =>
    (await app().call(equipments.get, { as, params: { id } })).body as {
      doubles: { id: string; recordedBy: string | null }[];
    };

  it('is taken from a distributor as any other, whoever has it', async () => {
    const { productModelId } = await addProducts(app());
    const [ofStaff, ofDistributor, fresh] = [serial(), serial(), serial()];
    await addEquipment(app(), { productModelId, serialNumber: ofStaff });
    expect((await add('dina', productModelId, ofDistributor)).status).toBe(201);
    for (const number of [fresh, ofStaff, ofDistributor]) {
      const reply = await add('otto', productModelId, number);
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({
        serialNumber: number,
        doubles: [],
        companies: [{ name: 'Other Distributor' }],
      });
    }
  });

  it('is refused where the distributor knows the machine: made, assigned or inspected by their own company', async () => {
    const { productModelId } = await addProducts(app());
    const [own, assigned] = [serial(), serial()];
    const distributorId = (await app().pool.query(`select id from company where name like 'Kivi%'`)).rows[0]
      .id as string;
    await addEquipment(app(), { productModelId, serialNumber: assigned, companyIds: [distributorId] });
    expect((await add('dina', productModelId, own)).status).toBe(201);
    for (const number of [own, own.toLowerCase(), assigned])
      expect((await add('dora', productModelId, number)).body).toMatchObject({
        status: 409,
        code: 'serialTaken',
        errors: [{ path: 'serialNumber' }],
      });
  });

  it('is one machine of the distributor, even when many of its people add it at once', async () => {
    const { productModelId } = await addProducts(app());
    const number = serial();
    await addEquipment(app(), { productModelId, serialNumber: number });
    const replies = await Promise.all([1, 2, 3, 4].map(() => add('dina', productModelId, number)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('is still refused to staff, who see whose it is and which records are doubles', async () => {
    const { productModelId } = await addProducts(app());
    const number = serial();
    const ofStaff = (await addEquipment(app(), { productModelId, serialNumber: number })).id;
    const ofOtto = idOf(await add('otto', productModelId, number.toLowerCase()));
    expect((await add('max', productModelId, number)).body).toMatchObject({ status: 409, code: 'serialTaken' });
    expect((await read('max', ofStaff)).doubles).toMatchObject([
      { id: ofOtto, serialNumber: number.toLowerCase(), recordedBy: 'Other Distributor' },
    ]);
    expect((await read('max', ofOtto)).doubles).toMatchObject([{ id: ofStaff, recordedBy: null }]);
    expect((await read('otto', ofOtto)).doubles).toEqual([]);
    // A double can be corrected as any machine, but no other made.
    const body = { serialNumber: number, nickName: 'Renamed', productModelId };
    expect((await app().call(equipments.update, { as: 'max', params: { id: ofStaff }, body })).status).toBe(200);
    const lone = (await addEquipment(app(), { productModelId, serialNumber: serial() })).id;
    expect((await app().call(equipments.update, { as: 'max', params: { id: lone }, body })).status).toBe(409);
  });

  it('with its MDM id cannot be tried out: distributors set none', async () => {
    const { productModelId } = await addProducts(app());
    const known = await addEquipment(app(), { productModelId, serialNumber: serial(), mdmEquipmentId: newId() });
    for (const mdmEquipmentId of [known.mdmEquipmentId, newId()])
      expect((await add('otto', productModelId, serial(), { mdmEquipmentId })).body).toMatchObject({
        status: 400,
        errors: [{ path: 'mdmEquipmentId' }],
      });
  });
});
