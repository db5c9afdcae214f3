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

  it.each<[Language, LabelKey, string, string]>([
    ['en', 'selection', 'Result', 'Selection'],
    ['de', 'selection', 'Ergebnis', 'Auswahl'],
    ['fi', 'selection', 'Tulos', 'Valinta'],
    ['ru', 'selection', 'Результат', 'Выбор'],
    ['zh', 'selection', '结果', '选择'],
    ['de', 'protocol', 'Prüfplan', 'Prüfprotokoll'],
    ['de', 'nickName', 'Maschinenname', 'Rufname'],
    ['de', 'givenOn', 'Unterschrieben: Version {version}', 'Geleistet auf'],
    ['de', 'kind.Annual', 'Bericht zur Jahresinspektion', 'Bericht der jährlichen Inspektion'],
    ['fi', 'rating.NotApplicable', 'Ei koske', 'Ei sovellu'],
    ['fi', 'nickName', 'Kutsumanimi', 'Lempinimi'],
    ['fi', 'givenOn', 'Allekirjoitettu versio {version}', 'Annettu versioon'],
    ['fi', 'lifeWhen', 'Arviolta {limit} {when}', 'Arvioitu saavuttavan'],
    ['fi', 'loadedHours', 'Käyttötunnit kuormitettuna', 'kuormalla'],
    ['fi', 'actions', 'Kiireelliset toimenpiteet', 'Ensisijaiset'],
    ['fi', 'trend', 'Trendi: {title}', 'Kehitys'],
    ['ru', 'protocol', 'Программа осмотра', 'Протокол'],
    ['ru', 'duration', 'Длительность', 'Продолжительность'],
    ['ru', 'nickName', 'Наименование', 'Условное имя'],
    ['ru', 'unit', 'Ед. изм.', 'Единица'],
    ['ru', 'givenOn', 'Подписана версия {version}', 'Поставлена'],
    ['ru', 'corrective', 'Корректирующее действие', 'Корректирующая мера'],
    ['ru', 'preventive', 'Предупреждающее действие', 'Предупреждающая мера'],
    ['zh', 'kind.Daily', '日检报告', '日常检查报告'],
    ['zh', 'givenOn', '签名对应版本 {version}', '签署于'],
    ['zh', 'criticalLimits', '临界值', '临界限值'],
    ['zh', 'between', '{low}–{high}', '⋯'],
  ])('are in %s the words of the trade: %s is %s, and nothing is %s', (language, key, better, worse) => {
    expect(labels[language][key]).toBe(better);
    expect(keys.filter((one) => labels[language][one].includes(worse))).toEqual([]);
  });

  it('carry their values', () => {
    expect(sayIn('de')('lifeWhen', { limit: '15 mm', when: 'in 5 Wochen' })).toBe('15 mm in 5 Wochen, geschätzt');
  });
});
