import { pointTexts } from '@assay/domain/points/point-texts';
import type { PointRecord } from './point-record.queries.ts';
import { pointOf } from './read-point.ts';

interface TranslatedText {
  key: string;
  language: string;
  value: string;
  updatedAt: string;
  /** The English text that was translated. */
  source: string;
  /** It is another one by now. */
  outdated: boolean;
}

/** The translations of the texts inside a point; those of a text that is gone count no more. */
export function translatedTexts(record: PointRecord): TranslatedText[] {
  const own = Map.groupBy(record.text_translations, ({ key }) => key);
  const shared = Map.groupBy(record.option_terms, ({ source }) => source);
  return pointTexts(pointOf(record)).flatMap((text) => {
    const found = text.shared ? shared.get(text.text) : own.get(text.key);
    return (found ?? []).map(({ language, value, source, updated_at }) => ({
      key: text.key,
      language,
      value,
      updatedAt: new Date(updated_at).toISOString(),
      source,
      outdated: source !== text.text,
    }));
  });
}
