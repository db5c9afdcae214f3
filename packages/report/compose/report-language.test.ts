import { newGroupOption } from '@assay/domain/points/new-parts';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../document-texts.ts';
import { aCategory, aReportPoint, aWork } from '../testing/report-work.ts';
import { untranslatedIn } from '../untranslated.ts';
import { buildDocument } from './build-document.ts';

const options = ['Good', 'Worn'].map((name, index) => ({ ...newGroupOption(index), id: `o${index}`, name }));
const wear = aReportPoint('RadioButtonSelection', {
  point: {
    name: 'Liner',
    optionGroup: { id: 'g', name: '', custom: true, options },
    translations: { fi: 'Vuoraus' },
    descriptionTranslations: {},
    textTranslations: { fi: { o1: 'Kulunut' } },
  },
  result: { selection: 'o1' },
});
const gap = aReportPoint('Measurement', {
  point: {
    name: 'Gap',
    measurementTitle: 'Gap',
    unitValue: 'mm',
    translations: { fi: 'Rako' },
    descriptionTranslations: {},
  },
  result: { value: '7' },
});
const oil = aReportPoint('Comment', { point: { name: 'Oil' }, result: { value: 'Clean' } });
const work = aWork({ categories: [aCategory('Frame', [wear, oil])] });
const translated = { ...work, main: { ...work.main, terms: { category: { Frame: { fi: 'Runko' } } } } };
const said = (language: 'en' | 'fi' | 'zh') => new Set(textsOf(buildDocument(translated, language)));

describe('the texts of points in a report', () => {
  it('are in the language of the report: names, options and titles of categories', () => {
    const finnish = said('fi');
    expect(['Vuoraus', 'Kulunut', 'Runko'].filter((text) => !finnish.has(text))).toEqual([]);
    expect(['Liner', 'Worn', 'Frame'].filter((text) => finnish.has(text))).toEqual([]);
  });

  it('follow the name of the point where they repeat it', () => {
    const document = buildDocument(aWork({ categories: [aCategory('Frame', [gap])] }), 'fi');
    expect(JSON.stringify(document)).toContain('Rako');
    expect(JSON.stringify(document)).not.toContain('Gap');
    expect(untranslatedIn(document, [aWork({ categories: [aCategory('', [gap])] }).main])).toEqual([]);
  });

  it('are in English where there is no translation', () => {
    expect(said('fi').has('Oil')).toBe(true);
    for (const language of ['en', 'zh'] as const)
      expect(
        ['Liner', 'Worn', 'Frame'].filter((text) => !said(language).has(text)),
        language,
      ).toEqual([]);
  });

  it('are told to whoever hands the report over, as far as the report shows them', () => {
    const missing = (language: 'en' | 'fi' | 'zh') =>
      untranslatedIn(buildDocument(translated, language), [translated.main]).map(
        ({ number, text }) => `${number} ${text}`,
      );
    expect(missing('en')).toEqual([]);
    expect(missing('fi')).toEqual([`${oil.number} Oil`]);
    // 'Good' was not chosen, so that nobody reads it.
    expect(missing('zh')).toEqual([' Frame', `${wear.number} Liner`, `${wear.number} Worn`, `${oil.number} Oil`]);
  });
});
