import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint } from '@assay/contract/points/point';
import { translationImports, translations } from '@assay/contract/translations';
import { newId } from '@assay/domain/id';
import { minutes } from '@assay/domain/time';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { addProducts } from '../../testing/builders.ts';
import { importsOf } from '../../testing/imports.ts';
import { addPoint } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { downloadSheet, sheetLink } from '../../testing/translations.ts';
import { writeSheet } from './sheet.ts';

const { upload, lines, preview, confirm } = importsOf('translations', translationImports, 'ada');

const arabic = 'مستوى الزيت ‏(بارد)';
const awkward = '=1+1 "quoted" <b>&amp; 😀\nsecond line';

type Row = (string | null)[];
const sheetOf = async (rows: Row[]): Promise<Buffer> =>
  writeExcelFile(rows.map((row) => row.map((value) => (value === null ? null : { value, type: String })))).toBuffer();
const rowsOf = async (file: Buffer): Promise<Row[]> => {
  const [sheet] = await readExcelFile(file);
  return (sheet as unknown as { data: Row[] }).data ?? ((await readExcelFile(file)) as unknown as Row[]);
};

describe('translation spreadsheets', () => {
  const app = useTestApp();

  async function someTexts() {
    const { categoryId } = await addProducts(app());
    const make = async (name: string, description: string, translated: object[]) => {
      const { id } = await addPoint(app(), 'Comment', { name, description, productCategoryId: categoryId });
      await app().call(inspectionPoints.updateTranslations, { as: 'ada', params: { id }, body: translated });
      return id;
    };
    const oil = await make('Oil level', 'Cold.\nBefore the start.', [
      { name: 'fi', value: 'Öljyn taso' },
      { name: 'zh', value: '油位（冷态）' },
      { name: 'ru', value: arabic },
    ]);
    const odd = await make(awkward, '', [{ name: 'de', value: awkward }]);
    return { categoryId, oil, odd };
  }
  const read = async (id: string) =>
    (await app().call(inspectionPoints.get, { as: 'ada', params: { id } })).body as InspectionPoint;
  const namesOf = async (id: string) =>
    Object.fromEntries((await read(id)).translations.map(({ name, value }) => [name, value]));

  it('hold the names or the descriptions of the chosen categories beside all languages, in any script [TRN-01]', async () => {
    const { categoryId, oil, odd } = await someTexts();
    await someTexts();
    const names = await rowsOf(await downloadSheet(app(), 'Name', [categoryId]));
    expect(names[0]).toEqual([
      ...['Point id', 'Product category', 'English name', 'Suomi (fi)', 'Svenska (sv)', 'Deutsch (de)'],
      ...['Français (fr)', 'Español (es)', 'Português (pt)', 'Русский (ru)', '中文 (zh)'],
    ]);
    expect(
      names
        .slice(1)
        .map((row) => row[0])
        .sort(),
    ).toEqual([oil, odd].sort());
    const byId = new Map(names.slice(1).map((row) => [row[0], row]));
    expect(byId.get(oil)?.slice(2)).toEqual([
      'Oil level',
      'Öljyn taso',
      null,
      null,
      null,
      null,
      null,
      arabic,
      '油位（冷态）',
    ]);
    expect(byId.get(odd)?.slice(2, 6)).toEqual([awkward, null, null, awkward]);
    const descriptions = await rowsOf(await downloadSheet(app(), 'Description', [categoryId]));
    // A point without a description has nothing to translate.
    expect(descriptions.slice(1).map((row) => row.slice(0, 4))).toEqual([
      [oil, expect.any(String), 'Oil level', 'Cold.\nBefore the start.'],
    ]);
  });

  it('are written beside the thread that answers requests', async () => {
    const points = Array.from({ length: 5_000 }, (_, n) => ({
      id: newId(),
      category: 'Crushers',
      name: `Point ${n}`,
      description: '',
      translations: { fi: `Kohta ${n}`, de: `Punkt ${n}`, zh: `点 ${n}` },
    }));
    const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
    await writeSheet('name', points, '20260101');
    expect(sum(process.threadCpuUsage(own))).toBeLessThan(sum(process.cpuUsage(all)) / 2);
  });

  it('come by a link that lives five minutes, for its session alone', async () => {
    const { categoryId } = await someTexts();
    const link = await sheetLink(app(), 'Name', [categoryId]);
    const open = async (url: string) => (await app().http.inject({ method: 'GET', url })).statusCode;
    expect(await open(link)).toBe(200);
    // Neither another sheet nor another session opens with it.
    expect(await open(link.replace('spreadsheets/Name', 'spreadsheets/Description'))).toBe(401);
    expect(await open(link.replace(/signed=[^.]+/, `signed=${app().userIdOf('dev')}`))).toBe(401);
    app().setNow(new Date(app().now().getTime() + minutes(6)));
    expect(await open(link)).toBe(401);
    const refused = async (query: Record<string, string>) =>
      (await app().call(translations.excelLink, { as: 'ada', query })).status;
    expect(await refused({ type: 'Name', categories: '' })).toBe(400);
    expect(await refused({ type: 'Names', categories: categoryId })).toBe(400);
    expect(await refused({ type: 'Name', categories: 'x;y' })).toBe(400);
    expect(await refused({ type: 'Name', categories: (await read((await someTexts()).oil)).id })).toBe(400);
  });

  it.each(['Name', 'Description'] as const)(
    'of the type %s propose no change when they come back as they went out',
    async (type) => {
      const { categoryId } = await someTexts();
      const { counts, state } = await preview(app(), await downloadSheet(app(), type, [categoryId]));
      expect([state, counts.new, counts.changed, counts.faulty]).toEqual(['preview', 0, 0, 0]);
      expect(counts.unchanged).toBe(type === 'Name' ? 2 : 1);
    },
  );

  it('show what would change cell by cell, and write exactly that', async () => {
    const { categoryId, oil, odd } = await someTexts();
    const rows = await rowsOf(await downloadSheet(app(), 'Name', [categoryId]));
    const edited = rows.map((row) =>
      row[0] === oil ? row.with(3, 'Öljytaso').with(4, 'Oljenivå').with(9, null) : row,
    );
    const before = (await read(oil)).revision;
    const shown = await preview(app(), await sheetOf(edited));
    expect(shown.counts).toMatchObject({ changed: 1, unchanged: 1, faulty: 0 });
    const { result } = await lines(app(), shown.id, { state: 'changed' });
    expect(result.map(({ title, changes }) => [title, changes])).toEqual([
      [
        'Oil level',
        [
          { field: 'Suomi (fi)', from: 'Öljyn taso', to: 'Öljytaso' },
          { field: 'Svenska (sv)', from: '', to: 'Oljenivå' },
        ],
      ],
    ]);
    expect(await namesOf(oil)).toMatchObject({ fi: 'Öljyn taso' });
    expect((await confirm(app(), shown.id)).state).toBe('applied');
    // A cell that was emptied leaves its translation.
    expect(await namesOf(oil)).toEqual({ fi: 'Öljytaso', sv: 'Oljenivå', zh: '油位（冷态）', ru: arabic });
    expect(await namesOf(odd)).toEqual({ de: awkward });
    expect((await read(oil)).revision).toBe(before + 1);
    const { body: history } = await app().call(inspectionPoints.history, { as: 'ada', params: { id: oil } });
    expect(history).toContainEqual(
      expect.objectContaining({
        action: 'imported',
        actor: 'Ada Okonkwo',
        changes: [{ field: 'Svenska (sv)', from: '', to: 'Oljenivå' }],
      }),
    );
  });

  it('refuse unknown ids, changed English texts and doubled points line by line; the others are applied whole', async () => {
    const { oil, odd } = await someTexts();
    const header = ['Point id', 'English name', 'fi'];
    const stranger = (await read(oil)).productCategoryId;
    const shown = await preview(
      app(),
      await sheetOf([
        header,
        [oil, 'Oil levels', 'Väärä'],
        [odd, awkward, 'Oikea'],
        [odd, awkward, 'Toinen'],
        [stranger, 'Oil level', 'Vieras'],
        ['', 'Oil level', 'Tyhjä'],
      ]),
    );
    expect(shown.counts).toEqual({ new: 1, changed: 0, unchanged: 0, faulty: 4 });
    const { result } = await lines(app(), shown.id, { state: 'faulty' });
    expect(result.map(({ line, errors }) => [line, errors[0]?.column, errors[0]?.code])).toEqual([
      [2, 'English name', 'translation.englishChanged'],
      [4, 'Point id', 'import.sameRecord'],
      [5, 'Point id', 'translation.pointUnknown'],
      [6, 'Point id', 'translation.pointUnknown'],
    ]);
    await confirm(app(), shown.id);
    expect(await namesOf(odd)).toMatchObject({ fi: 'Oikea' });
    expect(await namesOf(oil)).toMatchObject({ fi: 'Öljyn taso' });
  });

  it('refuse cells that hold formulas', async () => {
    const { oil } = await someTexts();
    const formula = await writeExcelFile([
      ['Point id', 'English name', 'fi', 'sv'].map((value) => ({ value, type: String })),
      [
        { value: oil, type: String },
        { value: 'Oil level', type: String },
        { value: '=HYPERLINK("x")', type: 'Formula' },
        { value: 'Olja', type: String },
      ],
    ] as never).toBuffer();
    const shown = await preview(app(), formula);
    expect(shown.counts).toMatchObject({ new: 0, changed: 0, faulty: 1 });
    expect((await lines(app(), shown.id)).result[0]?.errors).toMatchObject([
      { column: 'Suomi (fi)', code: 'translation.formula' },
    ]);
  });

  it('are refused as a whole once a text changed after the preview, and nothing of them is applied', async () => {
    const { oil, odd } = await someTexts();
    const shown = await preview(
      app(),
      await sheetOf([
        ['Point id', 'English name', 'sv'],
        [oil, 'Oil level', 'Olja'],
        [odd, awkward, 'Udda'],
      ]),
    );
    await app().call(inspectionPoints.updateTranslations, {
      as: 'dev',
      params: { id: oil },
      body: [{ name: 'sv', value: 'Oljan' }],
    });
    expect((await confirm(app(), shown.id)).state).toBe('refused');
    expect([await namesOf(oil), await namesOf(odd)]).toMatchObject([{ sv: 'Oljan' }, { de: awkward }]);
    expect(await namesOf(odd)).not.toHaveProperty('sv');
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['no spreadsheet', () => Buffer.from('Point id,English name\na,b')],
    ['an empty file', () => Buffer.alloc(0)],
    [
      'a cut-off one',
      async () =>
        (
          await sheetOf([
            ['Point id', 'English name'],
            ['a', 'b'],
          ])
        ).subarray(0, 900),
    ],
    [
      'one without ids',
      () =>
        sheetOf([
          ['English name', 'fi'],
          ['a', 'b'],
        ]),
    ],
    [
      'one without English texts',
      () =>
        sheetOf([
          ['Point id', 'fi'],
          ['a', 'b'],
        ]),
    ],
    [
      'one of both kinds',
      () =>
        sheetOf([
          ['Point id', 'English name', 'English description'],
          ['a', 'b', 'c'],
        ]),
    ],
    ['one with a header alone', () => sheetOf([['Point id', 'English name']])],
  ])('are read only if they are: %s is not', async (_, file) => {
    expect((await upload(app(), await file())).status).toBe(400);
  });

  it('are read without a column that nobody knows, which the preview names', async () => {
    const file = await sheetOf([
      ['Point id', 'Klingon', 'English name'],
      ['a', 'b', 'c'],
    ]);
    expect((await upload(app(), file)).body).toMatchObject({ ignoredColumns: ['Klingon'], total: 1 });
  });
});
