import type { InspectionPoint } from '@assay/contract/points/point';
import type { Language } from '@assay/domain/languages';
import type { Point } from '@assay/domain/points/point';
import { pointInLanguage } from '@assay/domain/protocols/in-language';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { draftOf } from './point-draft.ts';

type Saved = Pick<InspectionPoint, 'translations' | 'descriptionTranslations' | 'textTranslations'>;
type Translated = { name: string; value: string };

const byLanguage = (list: readonly Translated[]): Record<string, string> =>
  Object.fromEntries(list.map(({ name, value }) => [name, value]));

const byKey = (list: Saved['textTranslations']): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...Map.groupBy(list, ({ name }) => name)].map(([language, texts]) => [
      language,
      Object.fromEntries(texts.map(({ key, value }) => [key, value])),
    ]),
  );

/** What a form holds, beside the translations that are saved: what inspectors get of it. */
export const translatedDraft = (draft: Point, saved: Saved | undefined): FrozenPoint => ({
  ...draft,
  translations: byLanguage(saved?.translations ?? []),
  descriptionTranslations: byLanguage(saved?.descriptionTranslations ?? []),
  textTranslations: byKey(saved?.textTranslations ?? []),
});

/** A point as its form holds it, in the language of whoever tries it. */
export const draftInLanguage = (point: InspectionPoint, language: Language): FrozenPoint =>
  pointInLanguage(translatedDraft(draftOf(point), point), language);
