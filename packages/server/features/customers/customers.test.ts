import type { Customer } from '@assay/contract/customers';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { aContact, aCustomer, addCustomer, aSite } from '../../testing/builders.ts';
import { countTrips } from '../../testing/count-trips.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a customer', () => {
  const app = useTestApp();
  const get = (id: string) => app().ask('GET', `/api/v1/customers/${id}`, { as: 'uma' });
  const put = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    app().ask('PUT', `/api/v1/customers/${id}`, { as: 'max', body, headers });
  const inputOf = ({ id: _id, revision: _revision, equipments: _equipments, ...input }: Customer) => input;

  it('is added with its sites and contacts, and read back the same', async () => {
    const site = aSite({
      id: 'temp-id-1',
      name: 'Länsi',
      mdmSiteId: 'S-1',
      mdmType: 'Quarry',
      stateProvince: 'Pirkanmaa',
    });
    const input = aCustomer({
      name: '北方矿业',
      englishName: 'Northern Mining',
      mdmCustomerId: 'M-1',
      language: 'zh',
      sites: [site],
      contacts: [aContact({ customerSiteId: 'temp-id-1' })],
    });
    const created = await app().ask('POST', '/api/v1/customers', { as: 'max', body: input });
    expect(created.status).toBe(201);
    const customer = created.body as Customer;
    expect(customer).toMatchObject({
      name: '北方矿业',
      englishName: 'Northern Mining',
      mdmCustomerId: 'M-1',
      language: 'zh',
      equipments: [],
      revision: 1,
    });
    expect(customer.sites).toEqual([{ ...site, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(customer.contacts).toMatchObject([{ name: 'Aino Mäkelä', customerSiteId: customer.sites[0]?.id }]);
    const read = await get(customer.id);
    expect([read.status, read.headers.etag, read.body]).toEqual([200, '"1"', customer]);
  });

  it('has sites in time zones of their own, which stay where nobody speaks of them', async () => {
    const customer = await addCustomer(app(), { sites: [aSite({ timeZone: 'Australia/Perth' })] });
    const [{ timeZone, ...site } = aSite()] = customer.sites;
    expect(timeZone).toBe('Australia/Perth');
    const zoneAfter = async (sent: object) =>
      ((await put(customer.id, { ...inputOf(customer), sites: [sent] })).body as Customer).sites?.[0]?.timeZone;
    expect(await zoneAfter(site)).toBe('Australia/Perth');
    expect(await zoneAfter({ ...site, timeZone: '' })).toBe('');
    expect(await put(customer.id, { ...inputOf(customer), sites: [{ ...site, timeZone: 'Mars/Base' }] })).toMatchObject(
      {
        status: 400,
        body: { errors: [{ path: 'sites.0.timeZone' }] },
      },
    );
  });

  it('is changed part by part: kept, added, removed, renamed and exchanged', async () => {
    const customer = await addCustomer(app(), {
      sites: [aSite({ name: 'A' }), aSite({ name: 'B' }), aSite({ name: 'C' })],
      contacts: [aContact()],
    });
    const [a, b] = customer.sites;
    const sites = [{ ...a, name: 'B' }, { ...b, name: 'A' }, aSite({ name: 'D' })];
    const saved = await put(
      customer.id,
      { ...inputOf(customer), name: 'Renamed', sites, contacts: [] },
      { 'if-match': '"1"' },
    );
    expect(saved.status).toBe(200);
    const after = saved.body as Customer;
    expect(after.revision).toBe(2);
    expect(after.sites.map(({ id, name }) => [name, id])).toEqual([
      ['A', b?.id],
      ['B', a?.id],
      ['D', expect.any(String)],
    ]);
    expect(after.contacts).toEqual([]);
    expect((await get(customer.id)).body).toEqual(after);
  });

  it.each([
    ['an empty name', aCustomer({ name: ' ' }), 'name'],
    ['an unknown field', { ...aCustomer(), admin: true }, 'admin'],
    ['a language of nobody', { ...aCustomer(), language: 'xx' }, 'language'],
    ['two sites of one name', aCustomer({ sites: [aSite(), aSite({ name: 'north QUARRY' })] }), 'sites.1.name'],
    ['a site of another customer', aCustomer({ sites: [aSite({ id: newId() })] }), 'sites.0.id'],
    [
      'a contact at a site of another',
      aCustomer({ contacts: [aContact({ customerSiteId: newId() })] }),
      'contacts.0.customerSiteId',
    ],
    ['a contact without a name', aCustomer({ contacts: [aContact({ name: '' })] }), 'contacts.0.name'],
    ['an e-mail that is none', aCustomer({ contacts: [aContact({ email: 'nobody' })] }), 'contacts.0.email'],
    ['too long a name', aCustomer({ name: 'x'.repeat(201) }), 'name'],
    ['1,001 sites', aCustomer({ sites: Array.from({ length: 1001 }, (_, i) => aSite({ name: `S${i}` })) }), 'sites'],
  ])('with %s is refused by name, and nothing is stored [API-02]', async (_, body, path) => {
    const before = await app().db.selectFrom('customer').select('id').execute();
    const reply = await app().ask('POST', '/api/v1/customers', { as: 'max', body });
    expect(reply.body).toMatchObject({ status: 400, errors: [{ path }] });
    expect(await app().db.selectFrom('customer').select('id').execute()).toHaveLength(before.length);
  });

  it('has a name, and each of its sites', async () => {
    const body = aCustomer({ name: '', sites: [aSite({ name: '' })] });
    const refused = await app().ask('POST', '/api/v1/customers', { as: 'max', body });
    const message = 'Enter a name';
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'name', message },
          { path: 'sites.0.name', message },
        ],
      },
    });
  });

  it('cannot take the MDM id of another, unless that one is gone', async () => {
    const other = await addCustomer(app(), { mdmCustomerId: 'TAKEN' });
    const refused = await app().ask('POST', '/api/v1/customers', {
      as: 'max',
      body: aCustomer({ mdmCustomerId: 'TAKEN' }),
    });
    const taken = { path: 'mdmCustomerId', message: 'Another customer has this MDM id' };
    expect(refused.body).toMatchObject({ status: 409, code: 'mdmIdTaken', errors: [taken] });
    await app().ask('DELETE', `/api/v1/customers/${other.id}`, { as: 'max' });
    await addCustomer(app(), { mdmCustomerId: 'TAKEN' });
  });

  it('that somebody else changed meanwhile is not overwritten: 412 shows the current state', async () => {
    const customer = await addCustomer(app(), { name: 'Shared' });
    await put(customer.id, { ...inputOf(customer), name: 'Theirs' }, { 'if-match': '"1"' });
    const stale = await put(customer.id, { ...inputOf(customer), name: 'Mine' }, { 'if-match': '"1"' });
    expect(stale.body).toMatchObject({ status: 412, current: { name: 'Theirs', revision: 2 } });
    expect((await get(customer.id)).body).toMatchObject({ name: 'Theirs' });
  });

  it('that is deleted leaves lists and can no longer be opened or changed', async () => {
    const customer = await addCustomer(app(), { name: 'Going away' });
    expect((await app().ask('DELETE', `/api/v1/customers/${customer.id}`, { as: 'max' })).body).toEqual({});
    const list = await app().ask('GET', '/api/v1/customers/query?search=going%20away', { as: 'uma' });
    expect(list.body).toEqual({ result: [], count: 0 });
    expect((await get(customer.id)).status).toBe(404);
    expect((await put(customer.id, inputOf(customer))).status).toBe(404);
    expect((await app().ask('DELETE', `/api/v1/customers/${customer.id}`, { as: 'max' })).status).toBe(404);
  });

  it('keeps its history: who, when, what, from and to, of its parts too', async () => {
    const customer = await addCustomer(app(), { name: 'Before', sites: [aSite({ name: 'Yard' })] });
    await put(customer.id, { ...inputOf(customer), name: 'After', sites: [] });
    const { body } = await app().ask('GET', `/api/v1/customers/${customer.id}/history`, { as: 'ada' });
    const entries = body as {
      actor: string;
      action: string;
      changes: { field: string; from: unknown; to: unknown }[];
    }[];
    expect(entries.map(({ action, actor }) => `${action} by ${actor}`)).toEqual([
      'changed by Max Lindqvist',
      'changed by Max Lindqvist',
      'created by Max Lindqvist',
      'created by Max Lindqvist',
    ]);
    expect(entries[1]?.changes).toEqual([{ field: 'name', from: 'Before', to: 'After' }]);
  });

  it('is read with all its parts in one trip to the database after that for the session', async () => {
    const customer = await addCustomer(app(), { sites: [aSite({ name: 'Yard' })], contacts: [aContact()] });
    const read = async () => expect((await get(customer.id)).body).toEqual(customer);
    expect(await countTrips(app().pool, read)).toBe(2);
  });
});
