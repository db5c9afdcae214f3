import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import { addCustomer, addEquipment, addProducts, aSite } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { matchOrAddEquipment } from './match-equipment.ts';

describe('a machine that field work names', () => {
  const app = useTestApp();
  const staff = () => ({ userId: app().userIdOf('uma'), companyId: null, divisionIds: null });
  const named = (productModelId: string, given: Partial<Parameters<typeof matchOrAddEquipment>[2]> = {}) =>
    inTransaction(app().pool, nobody, (db) =>
      matchOrAddEquipment(
        withoutScopedTables(db),
        staff(),
        { serialNumber: '', nickName: '', productModelId, ...given },
        app().now(),
      ),
    );

  it('is the one with that serial number, however it is spelt', async () => {
    const { productModelId } = await addProducts(app());
    const { id } = await addEquipment(app(), { productModelId, serialNumber: 'SN 12 a' });
    expect(await named(productModelId, { serialNumber: 'sn12A', nickName: 'Other name' })).toBe(id);
  });

  it('is the one that people call so at that site, when neither has a serial number', async () => {
    const { productModelId } = await addProducts(app());
    const { sites } = await addCustomer(app(), { sites: [aSite(), aSite({ name: 'South' })] });
    const [north = '', south = ''] = sites.map(({ id }) => id);
    const at = (customerSiteId: string) => named(productModelId, { nickName: 'Big blue', customerSiteId });
    const first = await at(north);
    expect(await at(north)).toBe(first);
    expect(await at(south)).not.toBe(first);
    expect(await named(productModelId, { nickName: 'Big blue', serialNumber: 'X1', customerSiteId: north })).not.toBe(
      first,
    );
  });

  it.each([
    ['a serial number', () => ({ serialNumber: `SN ${newId()}` })],
    ['a nickname', () => ({ nickName: `Nick ${newId()}` })],
  ])('by %s at once by many is made once', async (_, given) => {
    const { productModelId } = await addProducts(app());
    const one = given();
    const ids = await Promise.all(Array.from({ length: 8 }, () => named(productModelId, one)));
    expect(new Set(ids).size).toBe(1);
  });
});
