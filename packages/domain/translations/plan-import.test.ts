import { describe, expect, it } from 'vitest';
import { formulaCells, type KnownPoint, planTranslationLine } from './plan-import.ts';

const id = '01900000-0000-7000-8000-000000000001';
const known: KnownPoint = {
  id,
  name: 'Oil level',
  description: 'Cold.\nBefore the start.',
  translations: { name: { fi: 'Öljyn taso', zh: '油位' }, description: { fi: 'Kylmänä.' } },
};
const named = (cells: Record<string, string>) => ({ line: 7, cells: { id, englishName: 'Oil level', ...cells } });
const plan = (cells: Record<string, string>, point: KnownPoint | undefined = known, sameAs?: number) =>
  planTranslationLine(named(cells), point, sameAs);

describe('a line of a translation spreadsheet', () => {
  it('that comes back as it went out proposes nothing, whatever was done to ends of lines', () => {
    expect(plan({ fi: 'Öljyn taso', zh: ' 油位 ', sv: '' })).toEqual({
      planned: { line: 7, state: 'unchanged', title: 'Oil level', changes: [], errors: [] },
      writes: [],
    });
    const described = { line: 2, cells: { id, englishDescription: 'Cold.\r\nBefore the start.', fi: 'Kylmänä.' } };
    expect(planTranslationLine(described, known).planned.state).toBe('unchanged');
  });

  it('is shown cell by cell and written exactly as shown', () => {
    const { planned, writes } = plan({ fi: 'Öljytaso', sv: 'Oljenivå', zh: '油位', ru: 'مستوى الزيت' });
    expect(planned).toMatchObject({
      state: 'changed',
      changes: [
        { field: 'Suomi (fi)', from: 'Öljyn taso', to: 'Öljytaso' },
        { field: 'Svenska (sv)', from: '', to: 'Oljenivå' },
        { field: 'Русский (ru)', from: '', to: 'مستوى الزيت' },
      ],
    });
    expect(writes.map(({ target, kind, id: of, fields }) => [target, kind, of, fields])).toEqual([
      ['point_translation', 'update', id, { kind: 'name', language: 'fi', value: 'Öljytaso' }],
      ['point_translation', 'insert', id, { kind: 'name', language: 'sv', value: 'Oljenivå' }],
      ['point_translation', 'insert', id, { kind: 'name', language: 'ru', value: 'مستوى الزيت' }],
    ]);
    expect(plan({ sv: 'Olja' }).planned.state).toBe('new');
  });

  it('leaves what a blank cell stands for as it is', () => {
    expect(plan({ fi: '', zh: ' ' })).toMatchObject({ planned: { state: 'unchanged' }, writes: [] });
  });

  it.each<[string, ReturnType<typeof plan>, string, string]>([
    ['an unknown point', planTranslationLine(named({ fi: 'x' }), undefined), 'Point id', 'translation.pointUnknown'],
    ['another English text', plan({ englishName: 'Oil', fi: 'x' }), 'English name', 'translation.englishChanged'],
    ['a formula', plan({ fi: '', [formulaCells]: 'fi' }), 'Suomi (fi)', 'translation.formula'],
    ['a formula in the English text', plan({ [formulaCells]: 'englishName' }), 'English name', 'translation.formula'],
    ['a text that is too long', plan({ fi: 'x'.repeat(301) }), 'Suomi (fi)', 'value.tooLong'],
    ['control characters', plan({ fi: 'a\u0007' }), 'Suomi (fi)', 'value.controlCharacters'],
    ['the same point twice', plan({ fi: 'x' }, known, 3), 'Point id', 'import.sameRecord'],
  ])('is refused for %s, and writes nothing', (_, { planned, writes }, column, code) => {
    expect(planned).toMatchObject({ state: 'faulty', changes: [], errors: [{ column, code }] });
    expect(writes).toEqual([]);
  });
});
