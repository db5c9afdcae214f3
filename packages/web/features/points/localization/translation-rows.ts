import type { InspectionPoint } from '@assay/contract/points/point';
import type { Language } from '@assay/domain/languages';
import { pointTexts, type TextKind } from '@assay/domain/points/point-texts';

interface Translated {
  value: string;
  outdated: boolean;
  /** The English text that it was made from. */
  source: string;
}

/** A text of a point beside its translations. */
export interface TranslationRow {
  /** What saves it: the name, the description, or one of the texts inside. */
  part: 'name' | 'description' | 'text';
  key: string;
  kind: 'name' | 'description' | TextKind;
  english: string;
  /** Of many points, and translated elsewhere. */
  shared: boolean;
  translations: ReadonlyMap<string, Translated>;
}

const byLanguage = (list: readonly (Translated & { name: string })[]) =>
  new Map(list.map(({ name, value, outdated, source }) => [name, { value, outdated, source }]));

/** Every text of a point that has translations, its name first; one that says nothing needs none. */
export function translationRows(point: InspectionPoint): TranslationRow[] {
  const own = Map.groupBy(point.textTranslations, ({ key }) => key);
  const texts = pointTexts(point).map(
    ({ key, kind, text, shared }): TranslationRow => ({
      part: 'text',
      key,
      kind,
      english: text,
      shared,
      translations: byLanguage(own.get(key) ?? []),
    }),
  );
  const whole = (part: 'name' | 'description', english: string, translations: InspectionPoint['translations']) => ({
    part,
    key: part,
    kind: part,
    english,
    shared: false,
    translations: byLanguage(translations),
  });
  return [
    whole('name', point.name, point.translations),
    whole('description', point.description, point.descriptionTranslations),
    ...texts,
  ].filter(({ english }) => english.trim() !== '');
}

export interface Completeness {
  count: number;
  done: number;
  outdated: number;
}

/** How far a language is. */
export function completeness(rows: readonly TranslationRow[], language: Language): Completeness {
  const found = rows.flatMap(({ translations }) => translations.get(language) ?? []);
  const outdated = found.filter((one) => one.outdated).length;
  return { count: rows.length, done: found.length - outdated, outdated };
}
