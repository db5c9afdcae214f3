import { type Language, languageIds } from '@assay/domain/languages';
import { describe, expect, it } from 'vitest';
import { en, type LabelKey } from './en.ts';
import { labels, sayIn } from './labels.ts';

const keys = Object.keys(en) as LabelKey[];
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
/** Where a language rightly says the same as English. */
const same = (language: Language) => keys.filter((key) => labels[language][key] === en[key]);

describe('the labels of reports', () => {
  it.each(languageIds)('are complete in %s, and ask for the same values as in English', (language) => {
    expect(Object.keys(labels[language]).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect(labels[language][key].trim(), key).not.toBe('');
      expect(placeholders(labels[language][key]), key).toEqual(placeholders(en[key]));
    }
  });

  it.each(languageIds.filter((language) => language !== 'en'))(
    'are in %s another language than English',
    (language) => {
      expect(same(language).length).toBeLessThan(keys.length / 5);
    },
  );

  it('tell ratings and priorities apart in every language', () => {
    for (const language of languageIds)
      for (const family of ['rating.', 'priority.', 'verdict.', 'kind.']) {
        const texts = keys.filter((key) => key.startsWith(family)).map((key) => labels[language][key]);
        expect(new Set(texts).size, `${language} ${family}`).toBe(texts.length);
      }
  });

  it('name the signatures of a factory acceptance test as its parties do [RPV-04]', () => {
    const say = sayIn('en');
    expect([say('inspectedAndTested'), say('approved')]).toEqual(['Inspected and tested by', 'Approved by']);
  });

  it('carry their values', () => {
    expect(sayIn('de')('lifeWhen', { limit: '15 mm', when: 'in 5 Wochen' })).toBe('15 mm in 5 Wochen, geschätzt');
  });
});
