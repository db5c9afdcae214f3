import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineError } from '../imports/line-error.ts';
import { languageIds } from '../languages.ts';
import { message } from '../words/message.ts';
import type { CustomerCells } from './import-columns.ts';
import { type KnownCustomer, planCustomer } from './plan-import.ts';

const lines = (...cells: CustomerCells[]) => cells.map((row, i) => ({ line: i + 2, cells: row }));

const existing: KnownCustomer = {
  id: 'c',
  fields: { name: 'Granite Works', english_name: '', mdm_customer_id: 'M1', language: 'en' },
  sites: [{ id: 's', fields: { name: 'North', mdm_site_id: '7', country: 'Finland' } }],
  contacts: [{ id: 'p', fields: { name: 'Aino', email: '', language: 'fi', customer_site_id: 's' } }],
};

const states = (planned: { state: string }[]) => planned.map(({ state }) => state);

describe('the plan of a customer import', () => {
  it('adds a customer that is not there, with the sites and contacts of all its lines', () => {
    const { planned, writes } = planCustomer(
      lines(
        { name: 'New', siteName: 'A', contactName: 'X' },
        { name: 'New', siteName: 'B', contactName: 'X', contactEmail: 'x@c.example' },
      ),
      undefined,
    );
    expect(states(planned)).toEqual(['new', 'changed']);
    expect(writes.map(({ target, kind, fields }) => [target, kind, fields.name])).toEqual([
      ['customer', 'insert', 'New'],
      ['customer_site', 'insert', 'A'],
      ['customer_site', 'insert', 'B'],
      ['customer_contact', 'insert', 'X'],
    ]);
    expect(writes[3]?.fields).toEqual({ name: 'X', email: 'x@c.example', customer_site_id: writes[1]?.id });
  });

  it('gives a contact the site of its line and the language of its customer, where it has none, and says so', () => {
    const { planned, writes } = planCustomer(
      lines(
        { name: 'New', language: 'es', contactName: 'X' },
        { name: 'New', siteName: 'A', contactName: 'X' },
        { name: 'New', siteName: 'B', contactName: 'Y', contactLanguage: 'sv' },
      ),
      undefined,
    );
    const contacts = writes.filter(({ target }) => target === 'customer_contact');
    const [a, b] = writes.filter(({ target }) => target === 'customer_site').map(({ id }) => id);
    expect(contacts.map(({ fields }) => fields)).toEqual([
      { name: 'X', language: 'es', customer_site_id: a },
      { name: 'Y', language: 'sv', customer_site_id: b },
    ]);
    expect(planned[0]?.changes).toContainEqual({ field: 'Contact language', from: '', to: 'es' });
    expect(planned[1]?.changes).toEqual([
      { field: 'Site', from: '', to: 'A' },
      { field: 'Contact site', from: '', to: 'A' },
    ]);
    expect(contacts[0]?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['contact', 'X'],
      ['language', 'es'],
      ['customer_site_id', 'A'],
    ]);
  });

  it('leaves a contact at the site that it has', () => {
    const south = { name: 'Granite Works', siteName: 'South', contactName: 'Aino' };
    expect(planCustomer(lines(south), existing).writes.map(({ target }) => target)).toEqual(['customer_site']);
  });

  it('changes nothing where the file says what is there, and blank cells leave things as they are', () => {
    const same = {
      name: 'Granite Works',
      mdmCustomerId: 'M1',
      englishName: '',
      siteName: 'North',
      country: 'Finland',
      contactName: 'Aino',
    };
    expect(planCustomer(lines(same), existing)).toMatchObject({
      planned: [{ state: 'unchanged', changes: [] }],
      writes: [],
    });
  });

  it('tells what it changes, from and to, under the titles of the columns', () => {
    const { planned, writes } = planCustomer(
      lines({
        name: 'Granite Works Oy',
        siteName: 'Northern',
        mdmSiteId: '7',
        contactName: 'aino',
        contactEmail: 'a@c.example',
      }),
      existing,
    );
    expect(planned[0]?.changes).toEqual([
      { field: 'Name', from: 'Granite Works', to: 'Granite Works Oy', renames: true },
      { field: 'Site', from: 'North', to: 'Northern', renames: true },
      { field: 'Contact', from: 'Aino', to: 'aino' },
      { field: 'Contact e-mail', from: '', to: 'a@c.example' },
    ]);
    expect(writes.map(({ target, kind, id }) => [target, kind, id])).toEqual([
      ['customer', 'update', 'c'],
      ['customer_site', 'update', 's'],
      ['customer_contact', 'update', 'p'],
    ]);
  });

  it.each([
    ['no name', { siteName: 'A' }, 'Name', message('import.cellEmpty')],
    [
      'a language of nobody',
      { name: 'N', language: 'xx' },
      'Language',
      message('value.oneOf', { values: languageIds.join(', ') }),
    ],
    [
      'a language by its name',
      { name: 'N', language: 'klingon' },
      'Language',
      message('value.oneOf', { values: languageIds.join(', ') }),
    ],
    [
      'an e-mail that is none',
      { name: 'N', contactName: 'X', contactEmail: 'x' },
      'Contact e-mail',
      message('value.email'),
    ],
    [
      'a site without its name',
      { name: 'N', country: 'Chile' },
      'Site',
      message('import.cellNeeded', { column: 'Country' }),
    ],
    [
      'a contact without its name',
      { name: 'N', contactPhone: '1' },
      'Contact',
      message('import.cellNeeded', { column: 'Contact phone' }),
    ],
    ['too long a name', { name: 'x'.repeat(201) }, 'Name', message('value.tooLong', { count: 200 })],
    ['a control character', { name: 'a\u0000b' }, 'Name', message('value.controlCharacters')],
  ])('calls a line with %s faulty and does not apply it', (_, cells, column, fault) => {
    const { planned, writes } = planCustomer(lines(cells), undefined);
    expect(planned[0]).toMatchObject({ state: 'faulty', changes: [] });
    expect(planned[0]?.errors).toEqual([{ column, ...fault }]);
    expect(writes).toEqual([]);
  });

  it('does not rename a site to the name of its sister', () => {
    const twoSites = { ...existing, sites: [...existing.sites, { id: 't', fields: { name: 'South' } }] };
    const { planned } = planCustomer(lines({ name: 'Granite Works', siteName: 'south', mdmSiteId: '7' }), twoSites);
    expect(planned[0]?.errors).toEqual([lineError('Site', 'customer.siteNameTaken')]);
  });

  it('lets a later line repeat what an earlier one says, not contradict it', () => {
    const { planned } = planCustomer(
      lines({ name: 'N', englishName: 'One' }, { name: 'N', englishName: 'One' }, { name: 'N', englishName: 'Two' }),
      undefined,
    );
    expect(states(planned)).toEqual(['new', 'unchanged', 'faulty']);
    expect(planned[2]?.errors).toEqual([lineError('English name', 'import.otherLineSays', { line: 2, value: 'One' })]);
  });

  it('applied twice changes nothing the second time', () => {
    const cell = fc.constantFrom('', 'a', 'b', '=1+1');
    const row = fc.record({
      name: fc.constant('N'),
      englishName: cell,
      siteName: cell,
      mdmSiteId: cell,
      contactName: cell,
      contactPhone: cell,
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (cells) => {
        const first = planCustomer(lines(...cells), undefined);
        const rows = (target: string) =>
          first.writes.filter((write) => write.target === target).map(({ id, fields }) => ({ id, fields }));
        const [customer] = rows('customer');
        if (!customer) return;
        const accepted = cells.filter((_, i) => first.planned[i]?.state !== 'faulty');
        const again = planCustomer(lines(...accepted), {
          ...customer,
          sites: rows('customer_site'),
          contacts: rows('customer_contact'),
        });
        expect(again.writes).toEqual([]);
      }),
    );
  });
});
