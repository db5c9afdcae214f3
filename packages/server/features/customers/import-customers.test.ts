import { customerImports } from '@assay/contract/customers';
import { describe, expect, it } from 'vitest';
import { aContact, addCustomer, aSite } from '../../testing/builders.ts';
import { aForm } from '../../testing/forms.ts';
import { importsOf } from '../../testing/imports.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';

const { upload, state, lines, preview, confirm } = importsOf('customers', customerImports);

const everything = async (app: TestApp) =>
  (
    await app.pool.query(
      `select c.name, c.english_name, c.mdm_customer_id, c.language, c.deleted_at,
         (select json_agg(json_build_object('name', s.name, 'mdm', s.mdm_site_id, 'type', s.mdm_type, 'country', s.country, 'state', s.state_province) order by s.name) from customer_site s where s.customer_id = c.id and s.deleted_at is null) as sites,
         (select json_agg(json_build_object('name', p.name, 'email', p.email, 'phone', p.phone_number, 'language', p.language, 'site', (select name from customer_site s where s.id = p.customer_site_id)) order by p.name) from customer_contact p where p.customer_id = c.id and p.deleted_at is null) as contacts
       from customer c order by c.name, c.mdm_customer_id`,
    )
  ).rows;

const file = [
  'Name;English name;MDM id;Language;Site;Site MDM id;Country;Contact;Contact e-mail',
  'Kallio Oy;;K-1;fi;Länsi;;Suomi;Aino;aino@kallio.example',
  'Kallio Oy;;K-1;;Itä;;Suomi;;',
  'Granite Works;Granite Works Ltd;;;North quarry;S-7;;;',
  '=HYPERLINK("x");;;;;;;;',
  ';;;;;;;Nobody;',
  'Broken;;;xx;;;;Ann;not-an-address',
].join('\r\n');

describe('a CSV import of customers', () => {
  const app = useTestApp();

  it('shows what is new, changed, unchanged and faulty, line by line, and then applies exactly that', async () => {
    await addCustomer(app(), {
      name: 'granite works',
      sites: [aSite({ name: 'North quarry' })],
      contacts: [aContact()],
    });
    const made = await preview(app(), `\uFEFF${file}`);
    expect(made).toMatchObject({
      state: 'preview',
      done: 6,
      total: 6,
      counts: { new: 2, changed: 2, unchanged: 0, faulty: 2 },
      fileName: 'customers.csv',
      createdBy: 'Max Lindqvist',
    });
    const { result } = await lines(app(), made.id);
    expect(result.map(({ line, state: one, title }) => [line, one, title])).toEqual([
      [2, 'new', 'Kallio Oy · Länsi · Aino'],
      [3, 'changed', 'Kallio Oy · Itä'],
      [4, 'changed', 'Granite Works · North quarry'],
      [5, 'new', '=HYPERLINK("x")'],
      [6, 'faulty', 'Nobody'],
      [7, 'faulty', 'Broken · Ann'],
    ]);
    expect(result[2]?.changes).toEqual([
      { field: 'Name', from: 'granite works', to: 'Granite Works' },
      { field: 'English name', from: '', to: 'Granite Works Ltd' },
      { field: 'Site MDM id', from: '', to: 'S-7' },
    ]);
    expect(result[5]?.errors.map(({ column }) => column)).toEqual(['Language', 'Contact e-mail']);
    expect(await lines(app(), made.id, { state: 'faulty', amount: '1', offset: '1' })).toMatchObject({
      count: 2,
      result: [{ line: 7 }],
    });

    expect(await confirm(app(), made.id)).toMatchObject({ state: 'applied', done: 6 });
    expect(await everything(app())).toEqual([
      {
        name: '=HYPERLINK("x")',
        english_name: '',
        mdm_customer_id: '',
        language: 'en',
        deleted_at: null,
        sites: null,
        contacts: null,
      },
      expect.objectContaining({
        name: 'Granite Works',
        english_name: 'Granite Works Ltd',
        sites: [{ name: 'North quarry', mdm: 'S-7', type: '', country: 'Finland', state: '' }],
      }),
      expect.objectContaining({
        name: 'Kallio Oy',
        mdm_customer_id: 'K-1',
        language: 'fi',
        sites: [expect.objectContaining({ name: 'Itä' }), expect.objectContaining({ name: 'Länsi' })],
        contacts: [expect.objectContaining({ email: 'aino@kallio.example', language: 'fi', site: 'Länsi' })],
      }),
    ]);
  });

  it('sent twice with one key begins one import, and another file under that key is refused', async () => {
    const send = (content: string) => {
      const form = aForm({ file: { name: 'a.csv', content } });
      return app().call(customerImports.start, {
        as: 'max',
        ...form,
        headers: { ...form.headers, 'idempotency-key': 'one-file' },
      });
    };
    const first = await send('name\nA');
    expect((await send('name\nA')).text).toBe(first.text);
    expect((await send('name\nB')).body).toMatchObject({ status: 422, code: 'keyReused' });
  });

  it('made again from the same file finds everything unchanged', async () => {
    const made = await preview(app(), file.replaceAll(';', ','));
    expect(made.counts).toEqual({ new: 0, changed: 0, unchanged: 4, faulty: 2 });
  });

  it('is recorded in the history, and raises the revision of what it changed', async () => {
    const customer = await addCustomer(app(), { name: 'To be imported', mdmCustomerId: 'H-1' });
    const made = await preview(app(), 'name,mdm id,site\nTo be imported,H-1,New yard');
    await confirm(app(), made.id);
    const { body } = await app().ask('GET', `/api/v1/customers/${customer.id}/history`, { as: 'ada' });
    expect((body as { action: string; actor: string }[])[0]).toMatchObject({
      action: 'imported',
      actor: 'Max Lindqvist',
      changes: [{ field: 'site', from: '', to: 'New yard' }],
    });
    expect((await app().ask('GET', `/api/v1/customers/${customer.id}`, { as: 'ada' })).body).toMatchObject({
      revision: 2,
    });
  });

  it.each([
    ['a customer was added', (it: TestApp) => addCustomer(it, { name: 'In between' })],
    ['a site was changed', (it: TestApp) => it.pool.query(`update customer_site set country = 'Chile'`)],
  ])('is refused whole when %s after the preview', async (_, meanwhile) => {
    await addCustomer(app(), { sites: [aSite()] });
    const made = await preview(app(), 'name\nShould not come');
    await meanwhile(app());
    const before = await everything(app());
    expect(await confirm(app(), made.id)).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('changed after the preview'),
    });
    expect(await everything(app())).toEqual(before);
  });

  it('is not refused because others only read, or because the counter was folded', async () => {
    const made = await preview(app(), 'name\nComes all the same');
    for (let i = 0; i < 2; i++) await app().ask('GET', '/api/v1/customers/query', { as: 'uma' });
    await app().pool.query(
      `with gone as (delete from list_change where noun = 'customer' returning *) insert into list_change (noun, delta, changes) select 'customer', sum(delta), sum(changes) from gone`,
    );
    expect(await confirm(app(), made.id)).toMatchObject({ state: 'applied' });
  });

  it('that fails in its middle has imported nothing, and says so', async () => {
    const made = await preview(app(), 'name,site\nFirst,A\nSecond,B');
    await app().pool.query(`alter table customer_site add constraint no_b check (name <> 'B')`);
    const before = await everything(app());
    expect(await confirm(app(), made.id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Nothing was imported'),
    });
    expect(await everything(app())).toEqual(before);
    await app().pool.query('alter table customer_site drop constraint no_b');
  });

  it('can be confirmed or cancelled once', async () => {
    const made = await preview(app(), 'name\nOnce');
    await confirm(app(), made.id);
    for (const endpoint of [customerImports.confirm, customerImports.cancel])
      expect((await app().call(endpoint, { as: 'max', params: { id: made.id } })).body).toMatchObject({
        status: 409,
        code: 'notWaiting',
      });
    const other = await preview(app(), 'name\nTwice');
    expect((await app().call(customerImports.cancel, { as: 'ada', params: { id: other.id } })).status).toBe(200);
    expect(await state(app(), other.id)).toMatchObject({ state: 'cancelled' });
  });

  it.each([
    ['no name column', 'english name\nA', 'file.Name'],
    ['a column twice', 'name,name\nA,B', 'file.name'],
    ['nothing', '', 'file'],
    ['no lines', 'name\n', 'file'],
    ['another encoding', Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe4, 0x0a]), 'file'],
    ['an open quotation mark', 'name\n"A', 'file'],
    ['a NUL in a cell', 'name\nA\0B', 'file'],
    ['a NUL in its header', 'name\0\nA', 'file'],
  ])('of a file with %s is refused by name [API-02]', async (_, content, path) => {
    const { body } = await upload(app(), content);
    expect(body).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('leaves out columns that it does not know, and names them', async () => {
    const made = await preview(app(), 'colour,name,,country,site,colour\nred,Coloured,x,Finland,Pit,blue');
    expect(made).toMatchObject({ counts: { new: 1, faulty: 0 }, ignoredColumns: ['colour', '(empty)'], renaming: 0 });
    const { body } = await upload(app(), 'nmae,country\nA,Finland');
    expect(body).toMatchObject({ status: 400, errors: [{ path: 'file.nmae' }, { path: 'file.Name' }] });
    await confirm(app(), made.id);
    const [coloured] = (await everything(app())).filter(({ name }) => name === 'Coloured');
    expect(coloured?.sites).toMatchObject([{ name: 'Pit', country: 'Finland' }]);
  });

  it('counts and marks the lines that rename a customer or a site by its MDM id', async () => {
    await addCustomer(app(), {
      name: 'Old name',
      mdmCustomerId: 'R-1',
      sites: [aSite({ name: 'Hill', mdmSiteId: 'R-2' })],
    });
    await addCustomer(app(), { name: 'same name', mdmCustomerId: 'R-3' });
    const made = await preview(
      app(),
      'name,mdm id,english name,site,site mdm id\nNew name,R-1,,,\nSame Name,R-3,,,\nNew name,R-1,Newer,Valley,R-2',
    );
    expect(made).toMatchObject({ renaming: 2, ignoredColumns: [], counts: { changed: 3 } });
    const { result, count } = await lines(app(), made.id, { state: 'renaming' });
    expect(count).toBe(2);
    expect(result.map(({ line, changes }) => [line, changes.filter(({ renames }) => renames)])).toEqual([
      [2, [{ field: 'Name', from: 'Old name', to: 'New name', renames: true }]],
      [4, [{ field: 'Site', from: 'Hill', to: 'Valley', renames: true }]],
    ]);
  });

  it('names lines that speak of one customer in two ways', async () => {
    await addCustomer(app(), { name: 'Twin' });
    await addCustomer(app(), { name: 'Twin' });
    await addCustomer(app(), { name: 'Adopted' });
    const made = await preview(app(), 'name,mdm id\nTwin,\nAdopted,A-1\nAdopted,\nFresh,F-1\nfresh,');
    const { result } = await lines(app(), made.id);
    expect(result.map(({ state: one, errors }) => [one, errors[0]?.message])).toEqual([
      ['faulty', 'Several customers have this name; give the MDM id'],
      ['changed', undefined],
      ['faulty', 'Line 3 gives this name with an MDM id; give it here too'],
      ['new', undefined],
      ['faulty', 'Line 5 gives this name with an MDM id; give it here too'],
    ]);
  });
});
