import type { InspectionPoint } from '@assay/contract/points/point';
import type { Language } from '@assay/domain/languages';
import type { Point } from '@assay/domain/points/point';
import { pointInLanguage } from '@assay/domain/protocols/in-language';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { draftOf } from './point-draft.ts';

type Translated = { name: string; value: string };
const byLanguage = (list: readonly Translated[]): Record<string, string> =>
  Object.fromEntries(list.map(({ name, value }) => [name, value]));

/** A point as its form holds it, in the language of whoever tries it. */
export function draftInLanguage(point: InspectionPoint, language: Language): Point {
  const texts = point.textTranslations.filter(({ name }) => name === language);
  const frozen: FrozenPoint = {
    ...draftOf(point),
    translations: byLanguage(point.translations),
    descriptionTranslations: byLanguage(point.descriptionTranslations),
    textTranslations: { [language]: Object.fromEntries(texts.map(({ key, value }) => [key, value])) },
  };
  return pointInLanguage(frozen, language);
}
