import { customers } from '@assay/contract/customers';
import {
  dashboards,
  type ServicedCompany,
  type ServicedCustomer,
  type ServicedMonth,
} from '@assay/contract/dashboards';
import { equipments } from '@assay/contract/equipment';
import { followUps } from '@assay/contract/follow-ups';
import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addEquipment, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  addSubmitted,
  expectStatus,
  openInspectable,
  putStatus,
  startInspection,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-18T10:00:00Z');
const [thisWeek, thisMonth, thisYear, lastYear] = ['2026-11-16', '2026-11-02', '2026-03-01', '2025-12-31'].map(
  (day) => `${day}T08:00:00Z`,
) as [string, string, string, string];

const none = { lastWeek: 0, lastMonth: 0, lastYear: 0 };

describe('the service dashboards', () => {
  const app = useTestApp();
  let protocolId: string;
  let productModelId: string;
  const ids: Record<string, string> = {};

  const customersShown = async (onlyIncludeServiced = 'false') =>
    expectStatus<ServicedCustomer[]>(
      200,
      await app().call(dashboards.servicedEquipment, { as: 'max', query: { onlyIncludeServiced } }),
    );
  const rowOf = async (name: string) =>
    (await customersShown()).find(({ customerName }) => customerName === name) ?? { serviceData: null };
  const companiesShown = async () =>
    expectStatus<ServicedCompany[]>(200, await app().call(dashboards.companiesServicedEquipment, { as: 'max' }));
  const monthsShown = async () =>
    expectStatus<ServicedMonth[]>(200, await app().call(dashboards.servicedByMonth, { as: 'max' }));
  const listed = async (query: Record<string, string>, as: CastName = 'max') =>
    expectStatus<{ count: number; result: { id: string }[] }>(200, await app().call(equipments.query, { as, query }));

  const drillOf = async (customerId: string | null, given: object = {}) =>
    (await addEquipment(app(), { productModelId, customerId, ...given })).id;
  const serviced = (equipmentId: string, inspectionDate: string, as: CastName = 'uma') =>
    addSubmitted(app(), { protocolId, equipmentId }, { inspectionDate }, as);

  beforeAll(async () => {
    await app().travelTo(now);
    const drills = await addInspectable(app(), { companyIds: [await companyIdOf(app(), 'dina')] });
    await app()
      .db.updateTable('product_category')
      .set({ code: 'surface_drills' })
      .where('id', '=', drills.categoryId)
      .execute();
    await openInspectable(app(), 'dina', drills);
    protocolId = drills.protocolId;
    productModelId = drills.productModelId;
    ids.freeDrill = drills.equipmentId;
    ids.granite = (await addCustomer(app(), { name: 'Graniitti Oy', englishName: 'Granite Ltd' })).id;
    ids.quiet = (await addCustomer(app(), { name: 'Quiet Quarry' })).id;
    ids.empty = (await addCustomer(app(), { name: 'No Machines' })).id;
    ids.week = await drillOf(ids.granite);
    ids.month = await drillOf(ids.granite);
    ids.year = await drillOf(ids.granite);
    ids.never = await drillOf(ids.granite);
    ids.old = await drillOf(ids.quiet);
    // Another category counts for companies, and in no row of customers.
    const crusher = await addInspectable(app());
    await app()
      .db.updateTable('equipment')
      .set({ customer_id: ids.granite })
      .where('id', '=', crusher.equipmentId)
      .execute();
    await addSubmitted(app(), crusher, { inspectionDate: thisMonth });
    await serviced(ids.week, thisWeek);
    await serviced(ids.week, thisWeek);
    await serviced(ids.month, thisMonth);
    await serviced(ids.year, thisYear);
    await serviced(ids.old, lastYear);
    await serviced(ids.freeDrill, thisWeek, 'dina');
    // Begun, and never submitted.
    await startInspection(app(), { protocolId, equipmentId: ids.never }, { inspectionDate: thisWeek });
  });

  it('count the different surface drills of each customer, and those serviced this week, month and year', async () => {
    expect(await rowOf('Graniitti Oy')).toEqual({
      customerId: ids.granite,
      customerName: 'Graniitti Oy',
      customerEnglishName: 'Granite Ltd',
      totalNumberOfEquipment: 4,
      serviceData: { lastWeek: 1, lastMonth: 2, lastYear: 3 },
    });
  });

  it('leave customers without inspections out when asked to, and show them with zeros otherwise', async () => {
    const names = (rows: ServicedCustomer[]) => rows.map(({ customerName }) => customerName);
    expect(names(await customersShown('true'))).toEqual(['Graniitti Oy']);
    expect(names(await customersShown())).toEqual(['Graniitti Oy', 'No Machines', 'Quiet Quarry']);
    expect(await rowOf('No Machines')).toMatchObject({ totalNumberOfEquipment: 0, serviceData: none });
    expect(await rowOf('Quiet Quarry')).toMatchObject({ totalNumberOfEquipment: 1, serviceData: none });
  });

  it('count for each company what it works on, and what it serviced itself', async () => {
    const companies = await companiesShown();
    const kivi = await companyIdOf(app(), 'dina');
    const provider = await companyIdOf(app(), 'uma');
    expect(companies.find(({ companyId }) => companyId === kivi)).toMatchObject({
      totalNumberOfEquipment: 1,
      serviceData: { lastWeek: 1, lastMonth: 1, lastYear: 1 },
    });
    expect(companies.find(({ companyId }) => companyId === provider)).toMatchObject({
      totalNumberOfEquipment: 5,
      serviceData: { lastWeek: 1, lastMonth: 3, lastYear: 4 },
    });
    const other = await companyIdOf(app(), 'otto');
    expect(companies.find(({ companyId }) => companyId === other)).toMatchObject({
      totalNumberOfEquipment: 0,
      serviceData: none,
    });
  });

  it('draw the year by month', async () => {
    const months = await monthsShown();
    expect(months).toHaveLength(11);
    expect(months.filter(({ equipment }) => equipment > 0)).toEqual([
      { month: '2026-03', surfaceDrills: 1, equipment: 1 },
      { month: '2026-11', surfaceDrills: 3, equipment: 4 },
    ]);
  });

  it('lead from every figure to a list with as many machines', async () => {
    const periods = [
      ['week', 'lastWeek'],
      ['month', 'lastMonth'],
      ['year', 'lastYear'],
    ] as const;
    for (const { customerId, totalNumberOfEquipment, serviceData } of await customersShown()) {
      const drills = { customerId, category: 'surface_drills' };
      expect((await listed(drills)).count).toBe(totalNumberOfEquipment);
      for (const [period, name] of periods)
        expect((await listed({ ...drills, serviced: period })).count, name).toBe(serviceData[name]);
    }
    for (const { companyId, totalNumberOfEquipment, serviceData } of await companiesShown()) {
      expect((await listed({ companyId })).count).toBe(totalNumberOfEquipment);
      for (const [period, name] of periods)
        expect((await listed({ companyId, serviced: period })).count, name).toBe(serviceData[name]);
    }
    for (const { month, surfaceDrills, equipment } of await monthsShown()) {
      expect((await listed({ serviced: month })).count).toBe(equipment);
      expect((await listed({ serviced: month, category: 'surface_drills' })).count).toBe(surfaceDrills);
    }
    expect((await listed({ customerId: ids.granite ?? '', serviced: 'week' })).result.map(({ id }) => id)).toEqual([
      ids.week,
    ]);
  });

  it('tell nobody from outside which machines another company works on', async () => {
    const [own, providers] = [await companyIdOf(app(), 'dina'), await companyIdOf(app(), 'uma')];
    await serviced(ids.freeDrill ?? '', thisWeek);
    expect((await listed({ companyId: own, serviced: 'week' }, 'dina')).count).toBe(1);
    expect((await listed({ companyId: providers }, 'dina')).count).toBe(0);
    expect((await listed({ companyId: providers, serviced: 'week' }, 'dina')).count).toBe(0);
    expect((await listed({ serviced: 'week' }, 'otto')).count).toBe(0);
    // Theirs to see, and serviced by others in March alone.
    await serviced(ids.freeDrill ?? '', thisYear);
    expect((await listed({ serviced: '2026-03' }, 'dina')).count).toBe(0);
    expect((await listed({ serviced: '2026-03' })).count).toBe(2);
  });

  it('forget an inspection that is deleted, keep one that was sent back, and follow one that is dated anew', async () => {
    const { id: customerId } = await addCustomer(app(), { name: 'Changing' });
    const machine = await drillOf(customerId);
    const { id } = await serviced(machine, thisWeek);
    const data = async () => (await rowOf('Changing')).serviceData;
    expect(await data()).toEqual({ lastWeek: 1, lastMonth: 1, lastYear: 1 });
    await putStatus(app(), id, { status: 'In_Use', reason: 'A photo is missing' }, 'max');
    expect(await data()).toEqual({ lastWeek: 1, lastMonth: 1, lastYear: 1 });
    const dated = { as: 'uma', params: { id, field: 'inspectionDate' }, body: { text: thisYear } } as const;
    expectStatus(200, await app().call(inspections.updateField, dated));
    expect(await data()).toEqual({ lastWeek: 0, lastMonth: 0, lastYear: 1 });
    expectStatus(200, await app().call(inspections.delete, { as: 'max', params: { id }, query: { force: 'true' } }));
    expect(await data()).toEqual(none);
  });

  it('count a machine for the customer that has it now: moved, merged, freed or deleted', async () => {
    const { id: first } = await addCustomer(app(), { name: 'First owner' });
    const { id: second } = await addCustomer(app(), { name: 'Second owner' });
    const machine = await drillOf(first);
    await serviced(machine, thisWeek);
    const totals = async () =>
      [await rowOf('First owner'), await rowOf('Second owner')].map((row) => row.serviceData?.lastWeek);
    expect(await totals()).toEqual([1, 0]);
    const { body } = await app().call(equipments.get, { as: 'max', params: { id: machine } });
    const moved = { ...(body as object), customerId: second, customerSiteId: null };
    expectStatus(200, await app().call(equipments.update, { as: 'max', params: { id: machine }, body: moved }));
    expect(await totals()).toEqual([0, 1]);
    const merge = { as: 'max', params: { id: second }, body: { customerId: first, name: 'First owner' } } as const;
    expectStatus(200, await app().call(customers.merge, merge));
    expect(await totals()).toEqual([1, undefined]);
    expectStatus(200, await app().call(customers.delete, { as: 'max', params: { id: first } }));
    expect(await totals()).toEqual([undefined, undefined]);
    const before = (await monthsShown()).find(({ month }) => month === '2026-11')?.surfaceDrills ?? 0;
    expectStatus(200, await app().call(equipments.delete, { as: 'max', params: { id: machine } }));
    expect((await monthsShown()).find(({ month }) => month === '2026-11')?.surfaceDrills).toBe(before - 1);
  });

  it('count by UTC, in an ISO week that two years share, and not what is dated after the week', async () => {
    const { id: customerId } = await addCustomer(app(), { name: 'New Year' });
    const [december, january, tomorrow] = [
      await drillOf(customerId),
      await drillOf(customerId),
      await drillOf(customerId),
    ];
    await app().travelTo(new Date('2027-01-03T23:00:00Z'));
    await serviced(december, '2026-12-28T00:00:00Z');
    await serviced(january, '2027-01-03T22:59:00Z');
    // A device whose clock is ahead: already in the next week.
    await serviced(tomorrow, '2027-01-04T00:00:00Z');
    expect((await rowOf('New Year')).serviceData).toEqual({ lastWeek: 2, lastMonth: 2, lastYear: 2 });
    await app().travelTo(new Date('2027-01-04T00:00:00Z'));
    expect((await rowOf('New Year')).serviceData).toEqual({ lastWeek: 1, lastMonth: 2, lastYear: 2 });
    await app().travelTo(new Date('2026-12-31T23:59:59Z'));
    expect((await rowOf('New Year')).serviceData).toEqual({ lastWeek: 2, lastMonth: 1, lastYear: 1 });
    expect((await listed({ customerId, serviced: 'week' })).count).toBe(2);
    await app().travelTo(now);
  });

  it('sum inspections up in scope, by status and rating, with what is open', async () => {
    type Summary = { total: number; byStatus: object; byRating: object; openFindings: number };
    const summary = async (as: CastName) => expectStatus<Summary>(200, await app().call(dashboards.summary, { as }));
    const dorasBefore = await summary('dora');
    expect(dorasBefore).toEqual({
      total: 1,
      byStatus: { In_Use: 0, Waiting: 1, Finished: 0 },
      byRating: { Ok: 0, Nok: 0, NotRated: 1 },
      openFindings: 0,
    });
    const before = await summary('max');
    const started = await startInspection(app(), { protocolId, equipmentId: ids.never ?? '' });
    const findingId = newId();
    const finding = { as: 'uma', params: { id: started.id, findingId }, body: { title: 'A crack' } } as const;
    expectStatus(200, await app().call(inspections.putFinding, finding));
    expectStatus(
      200,
      await app().call(inspections.rate, { as: 'rita', params: { id: started.id }, body: { rating: 'Nok' } }),
    );
    const after = await summary('max');
    expect(after.total).toBe(before.total + 1);
    expect(after.openFindings).toBe(before.openFindings + 1);
    expect(after.byRating).toMatchObject({ Nok: 1 });
    expect(await summary('dora')).toEqual(dorasBefore);
    const done = { as: 'max', params: { id: findingId }, body: { state: 'done' } } as const;
    expectStatus(200, await app().call(followUps.finding, done));
    expect((await summary('max')).openFindings).toBe(before.openFindings);
    expectStatus(200, await app().call(inspections.delete, { as: 'max', params: { id: started.id } }));
    expect((await summary('max')).total).toBe(before.total);
  });

  it('need level 2, and are the provider’s', async () => {
    const calls = [dashboards.servicedEquipment, dashboards.companiesServicedEquipment, dashboards.summary] as const;
    for (const call of calls) {
      for (const as of ['uma', 'rita', 'carl', 'nia', 'dina'] as const)
        expect((await app().call(call, { as })).status).toBe(403);
      for (const as of ['max', 'ada', 'dev'] as const) expect((await app().call(call, { as })).status).toBe(200);
    }
    expect((await app().call(dashboards.servicedEquipment, { as: 'dora' })).status).toBe(403);
  });

  it('refuse a period that there is not', async () => {
    const { status, text } = await app().call(equipments.query, { as: 'max', query: { serviced: '2026-13' } });
    expect([status, text.includes('serviced')]).toEqual([400, true]);
  });
});
