import { describe, expect, it } from 'vitest';
import { newGroupOption } from '../points/new-parts.ts';
import { submitFaults } from '../runs/submit-check.ts';
import { frozen, snapshot, snapshotPoint, work } from '../runs/testing/runs.ts';
import { inEnglish, pointInLanguage, snapshotInLanguage, untranslatedTexts } from './in-language.ts';
import type { FrozenPoint } from './snapshot.ts';

const options = ['Good', 'Worn'].map((name, index) => ({ ...newGroupOption(index), id: `o${index}`, name }));
const wear: FrozenPoint = {
  ...frozen('RadioButtonSelection', {
    name: 'Wear',
    description: 'Look.',
    optionGroup: { id: 'g', name: '', custom: true, options },
  }),
  translations: { fi: 'Kuluma', zh: '磨损' },
  descriptionTranslations: { fi: 'Katso.' },
  textTranslations: { fi: { o1: 'Kulunut' } },
};
const optionNames = (point: FrozenPoint) =>
  (point as FrozenPoint & { optionGroup: { options: { name: string }[] } }).optionGroup.options.map(({ name }) => name);

describe('a frozen point in the language of its reader', () => {
  it.each([
    ['fi', 'Kuluma', 'Katso.', ['Good', 'Kulunut']],
    ['zh', '磨损', 'Look.', ['Good', 'Worn']],
    ['sv', 'Wear', 'Look.', ['Good', 'Worn']],
    ['en', 'Wear', 'Look.', ['Good', 'Worn']],
  ])('reads in %s as far as it is translated, and in English elsewhere', (language, name, description, names) => {
    const point = pointInLanguage(wear, language);
    expect([point.name, point.description, optionNames(point)]).toEqual([name, description, names]);
    expect(inEnglish(point)).toBe(wear);
  });

  it.each([
    ['fi', ['Good']],
    ['zh', ['Look.', 'Good', 'Worn']],
    ['sv', ['Wear', 'Look.', 'Good', 'Worn']],
    ['en', []],
  ])('tells which of its texts are not translated into %s', (language, texts) =>
    expect(untranslatedTexts({ ...wear, description: wear.description }, language)).toEqual(texts),
  );

  it('misses no translation of a text that says nothing', () =>
    expect(untranslatedTexts({ ...frozen('Comment', { name: 'Wear', description: ' ' }) }, 'sv')).toEqual(['Wear']));
});

describe('a frozen protocol in the language of its reader', () => {
  const rule = { '==': [{ var: 'wear' }, 'Worn'] };
  const asked = snapshotPoint('asked', frozen('Comment', { name: 'Why', contentRequired: true }), {
    dependencies: [
      { id: 'd1', type: 'point', parameter: 'wear', protocolPointId: 'wear', json: null },
      { id: 'd2', type: 'json', parameter: '', protocolPointId: null, json: rule },
    ],
  });
  const of = snapshot([[snapshotPoint('wear', wear), asked]]);
  const titled = {
    ...of,
    phases: [{ phaseId: 'p', name: 'Stopped', order: 0 }],
    categories: of.categories.map((category) => ({ ...category, title: 'Jaws', subcategoryTitles: ['Left', 'Jaws'] })),
    terms: { category: { Jaws: { fi: 'Leuat' } }, phase: { Stopped: { fi: 'Pysäytetty' } } },
  };

  it('has titles and phases by the shared terms', () => {
    const { categories, phases } = snapshotInLanguage(titled, 'fi');
    expect(categories[0]).toMatchObject({ title: 'Leuat', subcategoryTitles: ['Left', 'Leuat'] });
    expect(phases).toEqual([{ phaseId: 'p', name: 'Pysäytetty', order: 0 }]);
    expect(snapshotInLanguage(titled, 'sv').categories[0]?.title).toBe('Jaws');
  });

  it.each(['en', 'fi'])('keeps its conditions, which compare English names, when read in %s', (language) => {
    const judged = (selection: string) =>
      submitFaults(
        work(snapshotInLanguage(titled, language), {
          wear: { content: { selection } as never },
        }),
        { external: false },
      ).filter(({ pointId }) => pointId === 'asked').length;
    expect(judged('o1')).toBeGreaterThan(0);
    expect(judged('o0')).toBe(0);
  });
});
