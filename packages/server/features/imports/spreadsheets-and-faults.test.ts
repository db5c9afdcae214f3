import { customerImports } from '@assay/contract/customers';
import { equipmentImports } from '@assay/contract/equipment';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { addCustomer, addProducts, aSite } from '../../testing/builders.ts';
import { importsOf } from '../../testing/imports.ts';
import { rawSheet } from '../../testing/raw-spreadsheet.ts';
import { useTestApp } from '../../testing/test-app.ts';

const ofCustomers = importsOf('customers', customerImports);
const ofEquipment = importsOf('equipments', equipmentImports);

type Value = string | number | null;
const sheetOf = (rows: Value[][]): Promise<Buffer> =>
  writeExcelFile(
    rows.map((row) =>
      row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
    ) as never,
  ).toBuffer();

describe('an import from a spreadsheet', () => {
  const app = useTestApp();

  it('of customers does what the same lines do as CSV', async () => {
    const rows: Value[][] = [
      ['Name', 'MDM id', 'Language', 'Site', 'Country'],
      ['Kallio Oy', 7001, 'fi', ' Länsi ', 'Suomi'],
      [null, null, null, null, null],
      ['Kallio Oy', 7001, null, 'Itä', null],
      ['Broken', null, 'xx', null, null],
    ];
    const made = await ofCustomers.preview(app(), await sheetOf(rows));
    expect(made).toMatchObject({ state: 'preview', total: 3, counts: { new: 1, changed: 1, unchanged: 0, faulty: 1 } });
    const { result } = await ofCustomers.lines(app(), made.id);
    expect(result.map(({ line, state, title }) => [line, state, title])).toEqual([
      [2, 'new', 'Kallio Oy · Länsi'],
      [4, 'changed', 'Kallio Oy · Itä'],
      [5, 'faulty', 'Broken'],
    ]);
    expect((await ofCustomers.confirm(app(), made.id)).state).toBe('applied');
    const { rows: kept } = await app().pool.query(
      `select mdm_customer_id, (select array_agg(name order by name) from customer_site s where s.customer_id = c.id) as sites
       from customer c where name = 'Kallio Oy'`,
    );
    expect(kept).toEqual([{ mdm_customer_id: '7001', sites: ['Itä', 'Länsi'] }]);
    const again = await ofCustomers.preview(
      app(),
      'Name;MDM id;Language;Site;Country\nKallio Oy;7001;fi;Länsi;Suomi\nKallio Oy;7001;;Itä;',
    );
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, faulty: 0 });
  });

  it('of equipment finds its columns in any order, and leaves out those that it does not know, by name', async () => {
    await addProducts(app(), { family: 'Cone', model: 'HP200' });
    const made = await ofEquipment.preview(
      app(),
      await sheetOf([
        ['model', 'Shoe size', 'Product family', 'Serial no'],
        ['HP200', 44, 'Cone', 4711],
      ]),
    );
    expect(made).toMatchObject({ counts: { new: 1, faulty: 0 }, ignoredColumns: ['Shoe size'] });
    expect((await ofEquipment.lines(app(), made.id)).result[0]?.changes).toContainEqual(
      expect.objectContaining({ to: '4711' }),
    );
  });

  it.each([
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['no spreadsheet', () => Buffer.from('PK\x03\x04 and then nothing of the kind')],
  ])('that is %s is refused and says so', async (_, spoil) => {
    const { status, body } = await ofCustomers.upload(app(), spoil(await sheetOf([['Name'], ['A']])));
    expect([status, body]).toMatchObject([400, { errors: [{ code: 'import.notSpreadsheet' }] }]);
  });

  const cell = (reference: string, text: string) => `<c r="${reference}" t="str"><v>${text}</v></c>`;
  const row = (number: number | string, cells: string) => `<row r="${number}">${cells}</row>`;
  const header = row(1, cell('A1', 'Name'));
  const shared = (count: number) =>
    Array.from({ length: count }, (_, place) => row(place + 2, `<c r="A${place + 2}" t="s"><v>0</v></c>`)).join('');

  it.each([
    ['a cell beyond the last column there is', row(1, cell('ZZZZZZ1', 'x')), [], 'notSpreadsheet'],
    ['a cell in no column', row(1, cell('7', 'x')), [], 'notSpreadsheet'],
    ['a row far below the last one', header + row(99_999_999_999, cell('A2', 'x')), [], 'notSpreadsheet'],
    ['a row between two rows', header + row('2.5', cell('A2', 'x')), [], 'notSpreadsheet'],
    ['a row twice', header + row(2, cell('A2', 'x')) + row(2, cell('A2', 'y')), [], 'notSpreadsheet'],
    ['a text that no cell holds', header + row(2, cell('A2', 'x'.repeat(40_000))), [], 'spreadsheetTooLarge'],
    ['a text that never ends', header + row(2, cell('A2', 'x'.repeat(2_000_000))), [], 'spreadsheetTooLarge'],
    ['a long shared text', header + shared(1), ['x'.repeat(40_000)], 'spreadsheetTooLarge'],
    ['one text in every cell', header + shared(1_700), ['x'.repeat(30_000)], 'spreadsheetTooLarge'],
  ])('with %s is refused before it costs anything', async (_, rows, texts, code) => {
    const { status, body } = await ofCustomers.upload(app(), rawSheet(rows, texts));
    expect([status, body]).toMatchObject([400, { errors: [{ code: `import.${code}` }] }]);
  });

  it('whose columns nobody knows, however many, is told the first of them', async () => {
    const { status, body } = await ofCustomers.upload(app(), rawSheet(row(1, cell('XFD1', 'Last'))));
    expect([status, (body as { errors: object[] }).errors.length]).toEqual([400, 20]);
    const csv = await ofCustomers.upload(app(), `${','.repeat(100_000)}\n`);
    expect([csv.status, (csv.body as { errors: object[] }).errors.length]).toEqual([400, 20]);
  });
});

describe('the faulty lines of an import', () => {
  const app = useTestApp();
  const download = (id: string) => app().call(customerImports.faulty, { as: 'max', params: { id } });

  it('are downloaded with what is wrong at their end, corrected and sent again', async () => {
    const awkward = '"Murska ""B""; Oy"';
    const made = await ofCustomers.preview(
      app(),
      `Name,Language,Contact,Contact e-mail\nGood,fi,,\n${awkward},xx,Ann,not-an-address\n,,Nobody,\n`.replace(
        awkward,
        '"Murska ""B""; Oy"',
      ),
    );
    expect(made.counts).toMatchObject({ new: 1, faulty: 2 });
    await ofCustomers.confirm(app(), made.id);
    const { status, text, headers } = await download(made.id);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('filename="customers-faulty.csv"');
    expect(text.replace(/^\uFEFF/, '')).toBe(
      [
        'Name;Language;Contact;Contact e-mail;Fault',
        '"Murska ""B""; Oy";xx;Ann;not-an-address;"Language: Must be one of en, fi, sv, de, fr, es, pt, ru, zh; Contact e-mail: Enter an e-mail address, for example name@company.com"',
        ';;Nobody;;Name: Enter a value',
        '',
      ].join('\r\n'),
    );

    // As it is, the file is as faulty as before; corrected, its last column is passed over.
    expect((await ofCustomers.preview(app(), text)).counts).toEqual({ new: 0, changed: 0, unchanged: 0, faulty: 2 });
    const corrected = text
      .replace(';xx;', ';sv;')
      .replace('not-an-address', 'ann@murska.example')
      .replace(';;Nobody', 'Named;;Nobody');
    const second = await ofCustomers.preview(app(), corrected);
    expect(second.counts).toEqual({ new: 2, changed: 0, unchanged: 0, faulty: 0 });
    await ofCustomers.confirm(app(), second.id);
    const { rows } = await app().pool.query(`select name, language from customer where name like 'Murska%'`);
    expect(rows).toEqual([{ name: 'Murska "B"; Oy', language: 'sv' }]);
  });

  it('come back as a spreadsheet too, and those of equipment have the columns of their file', async () => {
    await addProducts(app(), { family: 'Cone', model: 'HP200' });
    await addCustomer(app(), { name: 'Kallio Oy', sites: [aSite({ name: 'Itä' })] });
    const made = await ofEquipment.preview(
      app(),
      'Serial number;Product family;Product model;Customer\n1;Cone;HP999;Kallio Oy',
    );
    const { text } = await app().call(equipmentImports.faulty, { as: 'max', params: { id: made.id } });
    const [header = '', line = ''] = text.replace(/^\uFEFF/, '').split('\r\n');
    expect(header).toBe('Serial number;Product family;Product model;Customer;Fault');
    expect(line).toBe('1;Cone;HP999;Kallio Oy;Product model: The product family has no such model');
    const corrected = await sheetOf([header.split(';'), line.replace('HP999', 'HP200').split(';')]);
    expect((await ofEquipment.preview(app(), corrected)).counts).toMatchObject({ new: 1, faulty: 0 });
  });

  it('hold no formula, and come back as they were', async () => {
    const made = await ofCustomers.preview(app(), 'Name;Language\n=HYPERLINK("http://x.example");xx\n-5;xx');
    const { text } = await download(made.id);
    expect(text).toContain(`'=HYPERLINK(`);
    expect(text).not.toMatch(/(^|[;"\n])[=+\-@]/m);
    const again = await ofCustomers.preview(app(), text.replaceAll(';xx;', ';fi;'));
    const { result } = await ofCustomers.lines(app(), again.id);
    expect(result.map(({ title }) => title)).toEqual(['=HYPERLINK("http://x.example")', '-5']);
  });

  it('of an import without any are an empty file', async () => {
    const made = await ofCustomers.preview(app(), 'Name\nFine');
    expect([(await download(made.id)).status, (await download(made.id)).text]).toEqual([200, '']);
  });
});
