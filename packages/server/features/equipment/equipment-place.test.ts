import type { Equipment } from '@assay/contract/equipment';
import type { HistoryEntry } from '@assay/contract/history';
import { describe, expect, it } from 'vitest';
import { aCustomer, addCustomer, addEquipment, aSite } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the place of an equipment', () => {
  const app = useTestApp();
  const read = async (id: string) => (await app().ask('GET', `/api/v1/Equipments/${id}`, { as: 'max' })).body;
  const save = (machine: Equipment, given: object) => {
    const { serialNumber, nickName, productModelId } = machine;
    const body = { serialNumber, nickName, productModelId, ...given };
    return app().ask('PUT', `/api/v1/Equipments/${machine.id}`, { as: 'max', body });
  };

  it('may be a customer alone, and stays with the customer when its site is removed', async () => {
    const { id, sites } = await addCustomer(app(), { name: 'Keeper', sites: [aSite({ name: 'Gone' })] });
    const machine = await addEquipment(app(), { customerSiteId: sites[0]?.id ?? null });
    await app().ask('PUT', `/api/v1/customers/${id}`, { as: 'max', body: aCustomer({ name: 'Keeper' }) });
    expect(await read(machine.id)).toMatchObject({
      customer: { id, name: 'Keeper' },
      customerSite: null,
      customerSiteId: null,
      revision: 2,
    });
    expect((await save(machine, { customerId: id, nickName: 'Edited' })).body).toMatchObject({
      nickName: 'Edited',
      customer: { id },
      customerSite: null,
    });
    expect((await save(machine, {})).body).toMatchObject({ customer: null });
  });

  it('is refused when the customer is not there, or the site is another one’s [API-02]', async () => {
    const [one, other] = [await addCustomer(app(), { sites: [aSite()] }), await addCustomer(app())];
    const machine = await addEquipment(app());
    expect((await save(machine, { customerId: '0190a000-0000-7000-8000-00000000dead' })).body).toMatchObject({
      status: 400,
      errors: [{ path: 'customerId' }],
    });
    expect((await save(machine, { customerId: other.id, customerSiteId: one.sites[0]?.id })).body).toMatchObject({
      status: 400,
      errors: [{ path: 'customerSiteId' }],
    });
  });
});

describe('the history of an equipment', () => {
  const app = useTestApp();
  const changesFor = async (id: string, as: CastName) => {
    const { body } = await app().ask('GET', `/api/v1/Equipments/${id}/history`, { as });
    return (body as HistoryEntry[]).flatMap(({ changes }) =>
      changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
    );
  };

  it('names customers, sites and companies, to an external reader only their own', async () => {
    const companies = await app().db.selectFrom('company').select(['id', 'name']).execute();
    const idOf = (begin: string) => companies.find(({ name }) => name.startsWith(begin))?.id ?? '';
    const before = await addCustomer(app(), { name: 'Before', sites: [aSite({ name: 'Old pit' })] });
    const after = await addCustomer(app(), { name: 'After', sites: [aSite({ name: 'New pit' })] });
    const machine = await addEquipment(app(), {
      customerSiteId: before.sites[0]?.id ?? null,
      companyIds: [idOf('Kivi'), idOf('Other')],
    });
    const { serialNumber, nickName, productModelId } = machine;
    await app().ask('PUT', `/api/v1/Equipments/${machine.id}`, {
      as: 'max',
      body: { serialNumber, nickName, productModelId, customerSiteId: after.sites[0]?.id },
    });
    const staff = await changesFor(machine.id, 'max');
    expect(staff).toEqual(
      expect.arrayContaining([
        'customer_id: Before → After',
        'customer_site_id: Old pit → New pit',
        'company_id: null → Kivi Drilling Service',
        'company_id: null → Other Distributor',
      ]),
    );
    expect(staff.join()).not.toContain('serial_key');
    const dora = await changesFor(machine.id, 'dora');
    expect(dora).toEqual(
      expect.arrayContaining([
        'customer_id: null → After',
        'customer_site_id: null → New pit',
        'company_id: null → Kivi Drilling Service',
      ]),
    );
    expect(dora.join()).not.toMatch(/Before|Old pit|Other/);
  });
});
