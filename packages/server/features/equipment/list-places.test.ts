import { customers } from '@assay/contract/customers';
import { equipments, type ListedEquipment } from '@assay/contract/equipment';
import { describe, expect, it } from 'vitest';
import { aCustomer, addCustomer, addEquipment, addProducts, aSite, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { meetAt } from '../../testing/held-row.ts';
import { addInspectable, addSubmitted, openInspectable, startInspection } from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Page = { result: ListedEquipment[]; count: number };

describe('the list of equipment', () => {
  const app = useTestApp();
  const found = async (search: string, as: CastName = 'uma') =>
    (await app().call(equipments.query, { as, query: { search } })).body as Page;
  const places = async (search: string, as?: CastName) =>
    (await found(search, as)).result.map(({ customerName, customerSiteName }) => [customerName, customerSiteName]);
  const historyOf = async (id: string) =>
    (await app().call(equipments.history, { as: 'max', params: { id } })).body as unknown[];

  it('finds by customer and site, by their new names once they are renamed, without a line in the history', async () => {
    const { id, sites } = await addCustomer(app(), { name: 'Granite', sites: [aSite({ name: 'North pit' })] });
    const site = sites[0];
    const machine = await addEquipment(app(), { serialNumber: 'P-1', customerSiteId: site?.id ?? null });
    expect(await places('pit p-1 GRANITE')).toEqual([['Granite', 'North pit']]);
    const told = await historyOf(machine.id);
    await app().call(customers.update, {
      as: 'max',
      params: { id },
      body: aCustomer({ name: 'Basalt', sites: [{ ...aSite({ name: 'South pit' }), id: site?.id ?? '' }] }),
    });
    expect(await places('basalt south')).toEqual([['Basalt', 'South pit']]);
    expect((await found('granite')).count).toBe(0);
    expect((await found('north')).count).toBe(0);
    expect(await historyOf(machine.id)).toHaveLength(told.length);
    await app().call(customers.update, { as: 'max', params: { id }, body: aCustomer({ name: 'Basalt' }) });
    expect(await places('basalt')).toEqual([['Basalt', '']]);
    await app().call(customers.delete, { as: 'max', params: { id } });
    expect(await places('p-1')).toEqual([['', '']]);
  });

  it('finds the machines of a merged customer by the name of the one that stays', async () => {
    const from = await addCustomer(app(), { name: 'Small Stones', sites: [aSite({ name: 'Hill' })] });
    const into = await addCustomer(app(), { name: 'Large Stones' });
    await addEquipment(app(), { serialNumber: 'P-2', customerSiteId: from.sites[0]?.id ?? null });
    const body = { customerId: into.id, name: 'Large Stones' };
    await app().ask('POST', `/api/v1/customers/${from.id}/merge`, { as: 'max', body });
    expect(await places('p-2')).toEqual([['Large Stones', 'Hill']]);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('knows the new name of a customer that is renamed while a machine is added', async () => {
    const { id } = await addCustomer(app(), { name: 'Before' });
    const { productModelId } = await addProducts(app());
    await meetAt<unknown>(app(), { table: 'customer', id }, [
      () => app().call(customers.update, { as: 'max', params: { id }, body: aCustomer({ name: 'Afterwards' }) }),
      () => addEquipment(app(), { serialNumber: 'P-3', customerId: id, productModelId }),
    ]);
    expect(await places('p-3')).toEqual([['Afterwards', '']]);
  });

  it('names the newest submitted visit that the reader may see, and shows distributors no others', async () => {
    const { sites } = await addCustomer(app(), { name: 'Shared quarry', sites: [aSite({ name: 'Ridge' })] });
    const inspectable = await addInspectable(app(), {
      companyIds: [await companyIdOf(app(), 'dina')],
      customerSiteId: sites[0]?.id ?? null,
    });
    await openInspectable(app(), 'dina', inspectable);
    const lastVisit = async (as: CastName) => (await found('shared ridge', as)).result.map((one) => one.lastVisit);
    expect(await lastVisit('uma')).toEqual([null]);
    const visit = (day: string, as: CastName) =>
      addSubmitted(app(), inspectable, { inspectionDate: `${day}T08:00:00.000Z` }, as);
    await visit('2026-02-01', 'dina');
    await visit('2026-03-01', 'uma');
    await visit('2026-01-01', 'uma');
    await startInspection(app(), inspectable, { inspectionDate: '2026-04-01T08:00:00.000Z' });
    expect(await lastVisit('uma')).toEqual(['2026-03-01T08:00:00.000Z']);
    expect(await lastVisit('dina')).toEqual(['2026-02-01T08:00:00.000Z']);
    expect(await found('shared', 'otto')).toEqual({ result: [], count: 0 });
  });

  it('is ordered by customer, by site, and by the newest visit that the reader may see, before which comes what had none', async () => {
    const { sites } = await addCustomer(app(), {
      name: 'Ordered 2',
      sites: [aSite({ name: 'Pit 10' }), aSite({ id: 'temp-id-2', name: 'Pit 9' })],
    });
    const { id: later } = await addCustomer(app(), { name: 'Ordered 10' });
    const siteNamed = (name: string) => sites.find((site) => site.name === name)?.id ?? null;
    const companyIds = [await companyIdOf(app(), 'dina')];
    const inspectable = await addInspectable(app(), { companyIds, customerSiteId: siteNamed('Pit 10') });
    await openInspectable(app(), 'dina', inspectable);
    const { productModelId } = inspectable;
    const other = await addEquipment(app(), { productModelId, companyIds, customerSiteId: siteNamed('Pit 9') });
    const unvisited = await addEquipment(app(), { productModelId, companyIds, customerId: later });
    const order = async (orderKey: string, as: CastName, orderDirection = 'asc') => {
      const query = { search: 'ordered', orderKey, orderDirection };
      const { result } = (await app().call(equipments.query, { as, query })).body as Page;
      return result.map(({ id }) => id);
    };
    const first = inspectable.equipmentId;
    expect(await order('customerName', 'uma', 'desc')).toEqual([
      unvisited.id,
      ...[first, other.id].toSorted().toReversed(),
    ]);
    expect(await order('customerSiteName', 'uma')).toEqual([unvisited.id, other.id, first]);
    const visit = (equipmentId: string, day: string, as: CastName) =>
      addSubmitted(app(), { ...inspectable, equipmentId }, { inspectionDate: `${day}T08:00:00.000Z` }, as);
    await visit(first, '2026-01-01', 'dina');
    await visit(other.id, '2026-02-01', 'dina');
    await visit(first, '2026-03-01', 'uma');
    expect(await order('lastVisit', 'uma')).toEqual([unvisited.id, other.id, first]);
    expect(await order('lastVisit', 'uma', 'desc')).toEqual([first, other.id, unvisited.id]);
    // What the provider did in March is nothing that the distributor's order may tell.
    expect(await order('lastVisit', 'dina')).toEqual([unvisited.id, first, other.id]);
  });
});
