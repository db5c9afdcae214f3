import { defaultLanguage } from '../constants.ts';
import { type PointText, pointTexts, withTexts } from '../points/point-texts.ts';
import type { FrozenPoint, ProtocolSnapshot, SnapshotTerms } from './snapshot.ts';

/** English if there is no translation. */
export const termIn = (
  terms: SnapshotTerms | undefined,
  kind: keyof SnapshotTerms,
  text: string,
  language: string,
): string => terms?.[kind]?.[text]?.[language] ?? text;

/** A text inside a point in a language; what is called like its point follows the name of that. */
const translatedText = (point: FrozenPoint, { key, text }: PointText, language: string): string | undefined =>
  point.textTranslations?.[language]?.[key] || (text === point.name ? point.translations[language] : undefined);

/** A frozen point with the texts inside it in a language; its name and description stay as they are. */
export const textsInLanguage = (point: FrozenPoint, language: string): FrozenPoint =>
  withTexts(point, (text) => translatedText(point, text, language) || text.text);

/** Each text is English if it has no translation. */
export function pointInLanguage(point: FrozenPoint, language: string): FrozenPoint {
  if (language === defaultLanguage) return point;
  return {
    ...textsInLanguage(point, language),
    name: point.translations[language] || point.name,
    description: point.descriptionTranslations[language] || point.description,
    english: point,
  };
}

/** The texts that readers of this language get in English, the name first. */
export function untranslatedTexts(point: FrozenPoint, language: string): string[] {
  if (language === defaultLanguage) return [];
  const all: [english: string, translation: string | undefined][] = [
    [point.name, point.translations[language]],
    [point.description, point.descriptionTranslations[language]],
    ...pointTexts(point).map((text): [string, string | undefined] => [
      text.text,
      translatedText(point, text, language),
    ]),
  ];
  return all.filter(([english, translation]) => english.trim() !== '' && !translation).map(([english]) => english);
}

/** Conditions compare chosen options with English texts. */
export const inEnglish = <P extends object>(point: P): P => (point as { english?: P }).english ?? point;

export function snapshotInLanguage(snapshot: ProtocolSnapshot, language: string): ProtocolSnapshot {
  if (language === defaultLanguage) return snapshot;
  const title = (text: string) => termIn(snapshot.terms, 'category', text, language);
  return {
    ...snapshot,
    phases: snapshot.phases.map((phase) => ({ ...phase, name: termIn(snapshot.terms, 'phase', phase.name, language) })),
    categories: snapshot.categories.map((category) => ({
      ...category,
      title: title(category.title),
      subcategoryTitles: category.subcategoryTitles.map(title),
      inspectionPoints: category.inspectionPoints.map((at) => ({ ...at, point: pointInLanguage(at.point, language) })),
    })),
  };
}
