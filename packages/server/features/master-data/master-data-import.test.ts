import { describe, expect, it } from 'vitest';
import { useMasterFolder } from './testing/master-folder.ts';

const files = {
  'customers.csv': 'MDM id,Name,English name,Language\nC1,Harjukivi,Ridge Stone,fi\nC2,Kallio,,\n',
  'sites.csv':
    'MDM id;Customer MDM id;Name;MDM type;Country;State or province\nS1;C1;"North; upper";Quarry;Finland;\nS2;C2;Plant;;;\n',
  'contacts.csv':
    'Customer MDM id,Site MDM id,Name,E-mail,Phone,Language\nC1,S1,Aino,aino@customer.example,123,fi\nC2,,Bo,,,\n',
  'families.csv': 'Category,Name,Long name,Division\ncrushers,Jaw,Jaw crushers,Mining\n',
  'models.csv': 'Family,Name\njaw,J10\nJaw,J20\n',
  'equipment.csv':
    'MDM id,Serial number,Nickname,Family,Model,Customer MDM id,Site MDM id\nE1,SN 1,,Jaw,j10,C1,S1\nE2,,Old one,Jaw,J20,,S2\nE3,SN 3,,Jaw,J10,C2,\n',
};
const lines = 12;

describe('the import of master data', () => {
  const { app, run, faults } = useMasterFolder();
  const query = async <T extends object>(text: string) => (await app().pool.query<T>(text)).rows;
  const everything = () =>
    query(`
      select (select count(*) from event) as events, (select sum(revision) from customer) as customers,
        (select sum(revision) from equipment) as equipment, (select sum(revision) from product_family) as families,
        (select sum(revision) from product_model) as models, (select max(xmin::text::bigint) from customer_site) as sites,
        (select max(xmin::text::bigint) from customer_contact) as contacts`);

  it('takes over every file with the references between them', async () => {
    expect(await run(files)).toMatchObject({
      status: 'idle',
      data: { counts: { created: lines, changed: 0, unchanged: 0, faultyLines: 0 }, standing: { files: 6, lines } },
    });
    expect(
      await query(`
        select e.serial_number, e.nick_name, e.mdm_equipment_id as mdm, e.family_name, e.model_name, c.name as customer, s.name as site
        from equipment e left join customer c on c.id = e.customer_id left join customer_site s on s.id = e.customer_site_id
        order by e.mdm_equipment_id`),
    ).toEqual([
      {
        serial_number: 'SN 1',
        nick_name: '',
        mdm: 'E1',
        family_name: 'Jaw',
        model_name: 'J10',
        customer: 'Harjukivi',
        site: 'North; upper',
      },
      {
        serial_number: '',
        nick_name: 'Old one',
        mdm: 'E2',
        family_name: 'Jaw',
        model_name: 'J20',
        customer: 'Kallio',
        site: 'Plant',
      },
      {
        serial_number: 'SN 3',
        nick_name: '',
        mdm: 'E3',
        family_name: 'Jaw',
        model_name: 'J10',
        customer: 'Kallio',
        site: null,
      },
    ]);
    expect(
      await query(`
        select p.name, p.email, p.phone_number, p.language, c.english_name, s.name as site
        from customer_contact p join customer c on c.id = p.customer_id left join customer_site s on s.id = p.customer_site_id
        order by p.name`),
    ).toEqual([
      {
        name: 'Aino',
        email: 'aino@customer.example',
        phone_number: '123',
        language: 'fi',
        english_name: 'Ridge Stone',
        site: 'North; upper',
      },
      { name: 'Bo', email: '', phone_number: '', language: 'en', english_name: '', site: null },
    ]);
  });

  it('changes nothing when the same is imported again', async () => {
    const before = await everything();
    expect((await run(files)).data.counts).toMatchObject({ created: 0, changed: 0, unchanged: lines, faultyLines: 0 });
    expect(await everything()).toEqual(before);
  });

  it('does not read files again that did not change', async () => {
    await run(files);
    const again = await run();
    expect(again.data).toMatchObject({ counts: {}, runs: 2, standing: { files: 6, lines, faultyLines: 0 } });
    expect(again.data.note).toMatch(/^The files have not changed since/);
  });

  it('changes what the files changed, leaves what they leave blank, and deletes nothing', async () => {
    const { data } = await run({
      'customers.csv': 'MDM id,Name,English name\nC1,Harjukivi Oy,\n',
      'equipment.csv': 'MDM id,Serial number,Family,Model,Customer MDM id\nE1,,Jaw,J20,C2\n',
    });
    expect(data.counts).toMatchObject({ created: 0, changed: 2 });
    expect(await query(`select name, english_name from customer where mdm_customer_id = 'C1'`)).toEqual([
      { name: 'Harjukivi Oy', english_name: 'Ridge Stone' },
    ]);
    expect(
      await query(`
        select serial_number, model_name, c.name as customer, customer_site_id as site
        from equipment e join customer c on c.id = e.customer_id where mdm_equipment_id = 'E1'`),
    ).toEqual([{ serial_number: 'SN 1', model_name: 'J20', customer: 'Kallio', site: null }]);
    expect(await query('select 1 from customer where deleted_at is null')).toHaveLength(2);
  });

  it('tells in the history of a record what it changed', async () => {
    await run({ 'customers.csv': 'MDM id,Name\nC1,Harjukivi Group\n' });
    const [customer] = await query<{ id: string }>(`select id from customer where mdm_customer_id = 'C1'`);
    const { body } = await app().ask('GET', `/api/v1/customers/${customer?.id}/history`, { as: 'max' });
    expect((body as object[])[0]).toMatchObject({
      action: 'imported',
      changes: [{ field: 'name', to: 'Harjukivi Group' }],
    });
  });

  it('reports a faulty line with file, line and column, and it stops only itself', async () => {
    const { status, data } = await run({
      'customers.csv':
        'MDM id,Name,Language\nC10,Good,\n,No id,\nC11,Bad language,xx\nC12,Too,many,cells\nC13,Also good,\n',
      'sites.csv': 'MDM id,Customer MDM id,Name\nS10,C10,Here\nS11,C11,Nowhere\n',
      'contacts.csv': 'Customer MDM id,Site MDM id,Name,E-mail\nC10,S2,Aino,\nC10,,Bo,no address\n',
      'families.csv': 'Category,Name\nToasters,Bread\n',
      'models.csv': 'Family,Name\nBread,White\n',
      'equipment.csv':
        'MDM id,Serial number,Family,Model,Site MDM id\nE10,,Jaw,J10,\nE11,SN 11,Jaw,J99,\nE12,SN 12,Jaw,J10,S99\nE13,SN 13,Jaw,J10,S10\n',
    });
    expect([status, data.counts]).toEqual(['idle', { created: 4, changed: 0, unchanged: 0, faultyLines: 11 }]);
    expect(await faults()).toEqual({
      count: 11,
      lines: [
        'customers.csv 3 MDM id: Enter a value',
        'customers.csv 4 Language: Must be one of en, fi, sv, de, fr, es, pt, ru, zh',
        'customers.csv 5 : The line has 4 cells, the header has 3',
        'sites.csv 3 Customer MDM id: There is no customer with the MDM id C11',
        'contacts.csv 2 Site MDM id: There is no site with the MDM id S2 at this customer',
        'contacts.csv 3 E-mail: Enter an e-mail address, for example name@company.com',
        'families.csv 2 Category: There is no product category Toasters',
        'models.csv 2 Family: There is no product family Bread',
        'equipment.csv 2 Serial number: Enter a serial number or a nickname',
        'equipment.csv 3 Model: The product family Jaw has no model J99',
        'equipment.csv 4 Site MDM id: There is no site with the MDM id S99',
      ],
    });
  });

  it('lets the first of two lines about the same record count, however far apart they are', async () => {
    const many = Array.from({ length: 1_200 }, (_, i) => `D${i},Doubled ${i}`);
    const { data } = await run({
      'customers.csv': ['MDM id,Name', ...many, 'D5,Another name', 'D1199,Too'].join('\n'),
    });
    expect(data.counts).toMatchObject({ created: 1_200, faultyLines: 2 });
    expect((await faults()).lines).toEqual([
      'customers.csv 1202 MDM id: Line 7 says this already',
      'customers.csv 1203 MDM id: Line 1201 says this already',
    ]);
  });

  it('lets lines that are at odds with each other stop only themselves', async () => {
    const { data } = await run({
      'sites.csv': 'MDM id,Customer MDM id,Name\nS20,C10,Twin\nS21,C10,twin\nS22,C10,Other\n',
      'equipment.csv': 'MDM id,Serial number,Family,Model\nE20,SN-20,Jaw,J10\nE21,sn -20,Jaw,J20\nE22,SN-22,Jaw,J10\n',
    });
    expect(data.counts).toMatchObject({ created: 4, faultyLines: 2 });
    expect((await faults()).lines).toEqual([
      'sites.csv 3 Name: Another site of this customer has this name',
      'equipment.csv 3 Serial number: Another equipment of this family has this serial number',
    ]);
  });

  it('finds the single lines that only the database can refuse', async () => {
    await query(`alter table customer add constraint customer_dust_ck check (name not like 'Dust%')`);
    const many = Array.from({ length: 300 }, (_, i) => `R${i},${i === 100 || i === 250 ? 'Dust' : 'Rock'} ${i}`);
    const { data } = await run({ 'customers.csv': ['MDM id,Name', ...many].join('\n') });
    await query('alter table customer drop constraint customer_dust_ck');
    expect(data.counts).toMatchObject({ created: 298, faultyLines: 2 });
    const refused =
      'The database refused this line: new row for relation "customer" violates check constraint "customer_dust_ck"';
    expect((await faults()).lines).toEqual([`customers.csv 102 : ${refused}`, `customers.csv 252 : ${refused}`]);
  });

  it('keeps the first thousand faults and counts them all', async () => {
    const many = Array.from({ length: 2_345 }, (_, i) => `F${i},Faulty ${i},xx`);
    const { data } = await run({ 'customers.csv': ['MDM id,Name,Language', ...many].join('\n') });
    expect([data.counts.faultyLines, (await faults()).count]).toEqual([2_345, 1_000]);
  });
});
