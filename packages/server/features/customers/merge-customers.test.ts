import { type AuditItem, audits } from '@assay/contract/audits';
import { type Customer, customers } from '@assay/contract/customers';
import { inspections } from '@assay/contract/inspections';
import { describe, expect, it } from 'vitest';
import { addAuditable, addMachineRun, startAudit } from '../../testing/audits.ts';
import { aContact, addCustomer, addEquipment, aSite, companyIdOf } from '../../testing/builders.ts';
import { addInspectable, startInspection } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('merging two customers', () => {
  const app = useTestApp();
  const merge = (from: string, into: string, name = 'Merged') =>
    app().ask('POST', `/api/v1/customers/${from}/merge`, { as: 'max', body: { customerId: into, name } });
  const get = async (id: string) => (await app().ask('GET', `/api/v1/customers/${id}`, { as: 'max' })).body as Customer;

  it('keeps every site and contact, joins what is the same, and fills what was missing', async () => {
    const into = await addCustomer(app(), {
      name: 'Survivor',
      sites: [aSite({ name: 'North', country: '' }), aSite({ id: 'temp-id-w', name: 'West', mdmSiteId: '7' })],
      contacts: [aContact({ name: 'Same', email: '' })],
    });
    const from = await addCustomer(app(), {
      name: 'Merged one',
      mdmCustomerId: 'MDM-9',
      englishName: 'English',
      sites: [
        aSite({ id: 'temp-id-n', name: 'NORTH', country: 'Chile' }),
        aSite({ id: 'temp-id-o', name: 'Other name', mdmSiteId: '7' }),
        aSite({ id: 'temp-id-e', name: 'East' }),
      ],
      contacts: [
        aContact({ name: 'same', email: 'same@customer.example' }),
        aContact({ name: 'At north', customerSiteId: 'temp-id-n' }),
        aContact({ name: 'At east', customerSiteId: 'temp-id-e' }),
      ],
    });
    const reply = await merge(from.id, into.id, 'One company');
    expect(reply.status).toBe(200);
    const merged = reply.body as Customer;
    expect(merged).toMatchObject({ id: into.id, name: 'One company', englishName: 'English', mdmCustomerId: 'MDM-9' });
    expect(merged.sites.map(({ name, country, mdmSiteId }) => [name, country, mdmSiteId])).toEqual([
      ['East', 'Finland', ''],
      ['North', 'Chile', ''],
      ['West', 'Finland', '7'],
    ]);
    const siteName = (id: string | null) => merged.sites.find((site) => site.id === id)?.name;
    expect(merged.contacts.map(({ name, email, customerSiteId }) => [name, email, siteName(customerSiteId)])).toEqual([
      ['At east', 'aino@customer.example', 'East'],
      ['At north', 'aino@customer.example', 'North'],
      ['Same', 'same@customer.example', undefined],
    ]);
  });

  it('moves sites, contacts, equipment, inspections and audits, those of joined sites too, and loses none [CUS-06]', async () => {
    const into = await addCustomer(app(), { name: 'Stays', sites: [aSite({ name: 'Pit' })], contacts: [] });
    const from = await addCustomer(app(), {
      name: 'Goes',
      sites: [aSite({ id: 'temp-id-p', name: 'PIT' }), aSite({ id: 'temp-id-q', name: 'Quay' })],
      contacts: [aContact({ name: 'At the pit', customerSiteId: 'temp-id-p' }), aContact({ name: 'Office' })],
    });
    const siteOf = ({ sites }: Customer, name: string) => sites.find((site) => site.name === name)?.id ?? '';
    const auditable = await addAuditable(app());
    const work = [];
    for (const name of ['PIT', 'Quay']) {
      const customerSiteId = siteOf(from, name);
      const inspectable = await addInspectable(app(), { customerSiteId });
      const idle = await addEquipment(app(), { productModelId: auditable.productModelId, customerSiteId });
      const audit = await startAudit(app(), { customerSiteId });
      await addMachineRun(app(), audit.id, { ...auditable, equipmentId: idle.id });
      const inspection = await startInspection(app(), inspectable);
      work.push({ machines: [inspectable.equipmentId, idle.id], inspection: inspection.id, audit: audit.id });
    }
    expect((await merge(from.id, into.id, 'One')).status).toBe(200);
    const merged = await get(into.id);
    expect(merged.sites.map(({ name }) => name)).toEqual(['Pit', 'Quay']);
    const pit = siteOf(merged, 'Pit');
    expect([pit, siteOf(merged, 'Quay')]).toEqual([siteOf(into, 'Pit'), siteOf(from, 'Quay')]);
    expect(merged.contacts.map(({ name, customerSiteId }) => [name, customerSiteId])).toEqual([
      ['At the pit', pit],
      ['Office', null],
    ]);
    const placed = merged.equipments.map(({ id, customerSiteId }) => `${id} ${customerSiteId}`);
    const sites = [pit, siteOf(merged, 'Quay')];
    expect(placed.toSorted()).toEqual(
      work.flatMap(({ machines }, i) => machines.map((id) => `${id} ${sites[i]}`)).toSorted(),
    );
    const listed = async (endpoint: typeof audits.list | typeof inspections.list, customerId: string) =>
      ((await app().call(endpoint, { as: 'uma', query: { customerId } })).body as { result: AuditItem[] }).result;
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    const begun = work.map(({ inspection }) => inspection);
    expect(ids(await listed(inspections.list, into.id)).toSorted()).toEqual(begun.toSorted());
    const moved = await listed(audits.list, into.id);
    const places = moved.map(({ id, customerSite, customer }) => `${id} ${customerSite.id} ${customer.id}`);
    expect(places.toSorted()).toEqual(work.map(({ audit }, i) => `${audit} ${sites[i]} ${into.id}`).toSorted());
    expect(await listed(audits.list, from.id)).toEqual([]);
    expect(await listed(inspections.list, from.id)).toEqual([]);
  });

  it('leads links of the merged one to the survivor, over several merges', async () => {
    const [a, b, c] = [await addCustomer(app()), await addCustomer(app()), await addCustomer(app())];
    await merge(a.id, b.id);
    await merge(b.id, c.id, 'The last');
    for (const { id } of [a, b, c]) expect(await get(id)).toMatchObject({ id: c.id, name: 'The last' });
    const { rows } = await app().pool.query(
      'select 1 from customer a join customer b on b.id = a.merged_into where b.merged_into is not null',
    );
    expect(rows).toEqual([]);
  });

  it('both ways at once ends with one survivor and one refusal', async () => {
    for (let i = 0; i < 5; i++) {
      const [a, b] = [
        await addCustomer(app(), { sites: [aSite({ name: 'Of A' })] }),
        await addCustomer(app(), { sites: [aSite({ name: 'Of B' })] }),
      ];
      const replies = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const survivor = await get(a.id);
      expect(survivor.sites.map(({ name }) => name)).toEqual(['Of A', 'Of B']);
      expect((await get(b.id)).id).toBe(survivor.id);
    }
  });

  it('of three at once loses nothing', async () => {
    const list = await Promise.all(['a', 'b', 'c'].map((name) => addCustomer(app(), { sites: [aSite({ name })] })));
    const [a, b, c] = list.map(({ id }) => id) as [string, string, string];
    await Promise.all([merge(a, b), merge(b, c)]);
    const survivors = new Set(await Promise.all([a, b, c].map(async (id) => (await get(id)).id)));
    const sites = (await Promise.all([...survivors].map(get))).flatMap((customer) =>
      customer.sites.map(({ name }) => name),
    );
    expect(sites.sort()).toEqual(['a', 'b', 'c']);
  });

  it('into itself, or one that is gone, is refused', async () => {
    const [a, b] = [await addCustomer(app()), await addCustomer(app())];
    expect((await merge(a.id, a.id)).body).toMatchObject({ status: 400, errors: [{ path: 'customerId' }] });
    await app().ask('DELETE', `/api/v1/customers/${b.id}`, { as: 'max' });
    expect((await merge(a.id, b.id)).body).toMatchObject({
      status: 409,
      code: 'customerGone',
      errors: [{ path: 'customerId' }],
    });
    expect((await get(a.id)).id).toBe(a.id);
  });

  it('is recorded in the history of both', async () => {
    const [a, b] = [await addCustomer(app(), { name: 'A' }), await addCustomer(app(), { name: 'B' })];
    await merge(a.id, b.id);
    const events = await app()
      .db.selectFrom('event')
      .select(['record_id', 'action'])
      .where('action', 'like', 'merged%')
      .where('record_id', 'in', [a.id, b.id])
      .execute();
    expect(events.map(({ record_id, action }) => [record_id === a.id ? 'A' : 'B', action]).sort()).toEqual([
      ['A', 'merged into'],
      ['B', 'merged with'],
    ]);
  });

  it('that fails in its middle has not happened at all', async () => {
    const from = await addCustomer(app(), {
      name: 'From',
      sites: [aSite({ name: 'One' }), aSite({ name: 'Two' })],
      contacts: [aContact()],
    });
    const into = await addCustomer(app(), { name: 'Into' });
    const before = [await get(from.id), await get(into.id)];
    await app().pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`,
    );
    for (const [table, when] of [
      ['customer', `new.merged_into is not null`],
      ['customer_contact', `new.customer_id = '${into.id}'`],
      ['customer_site', `new.customer_id = '${into.id}'`],
    ] as const) {
      await app().pool.query(
        `create trigger fail before update on ${table} for each row when (${when}) execute function fail()`,
      );
      expect((await merge(from.id, into.id)).status).toBe(500);
      await app().pool.query(`drop trigger fail on ${table}`);
      expect([await get(from.id), await get(into.id)]).toEqual(before);
    }
    expect((await merge(from.id, into.id)).status).toBe(200);
  });

  it.each([
    ['goes', (own: string, foreign: string) => merge(foreign, own, 'Known')],
    ['stays', (own: string, foreign: string) => merge(own, foreign, 'Known')],
  ])('tells nobody from outside the name of a customer that they never saw and that %s', async (_which, join) => {
    const companyIds = [await companyIdOf(app(), 'dora')];
    const own = await addCustomer(app(), { name: 'Known', sites: [aSite()] });
    const foreign = await addCustomer(app(), { name: 'Foreign Stone', sites: [aSite({ name: 'Foreign pit' })] });
    await addEquipment(app(), { customerSiteId: own.sites[0]?.id ?? null, companyIds });
    const { id } = (await join(own.id, foreign.id)).body as Customer;
    const changed = { ...(await get(id)), englishName: 'Known Ltd' };
    const { equipments: _, ...body } = changed;
    expect((await app().call(customers.update, { as: 'max', params: { id }, body })).status).toBe(200);
    const read = (as: 'dora' | 'max') => app().call(customers.history, { as, params: { id } });
    expect((await read('max')).text).toContain('Foreign Stone');
    const outside = await read('dora');
    expect(outside.body).toMatchObject([{ changes: [{ field: 'english_name', to: 'Known Ltd' }] }]);
    expect(outside.text).not.toContain('Foreign');
  });

  it('whose connection is killed in its middle has not happened at all, and can be sent again', async () => {
    const from = await addCustomer(app(), { name: 'Killed', sites: [aSite({ name: 'One' })], contacts: [aContact()] });
    const into = await addCustomer(app(), { name: 'Stays' });
    const before = [await get(from.id), await get(into.id)];
    await app().pool.query(
      'create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return new; end $$',
    );
    await app().pool.query(
      'create trigger dawdle before update on customer for each row when (new.merged_into is not null) execute function dawdle()',
    );
    const cut = merge(from.id, into.id);
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
    await expect.poll(async () => (await app().pool.query(kill)).rowCount).toBe(1);
    expect((await cut).body).toMatchObject({ status: 503, code: 'databaseAway' });
    await app().pool.query('drop trigger dawdle on customer');
    expect([await get(from.id), await get(into.id)]).toEqual(before);
    expect((await merge(from.id, into.id)).status).toBe(200);
  });
});
