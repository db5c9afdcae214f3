import type { Language } from '@assay/domain/languages';
import type { TranslationRow } from './translation-rows.ts';

/** What a person changed of one text in one language. */
export interface LanguageChange {
  value?: string;
  confirmed?: true;
}

/** By the key of the text and the language; what is as it is saved is not in it. */
export type LanguageChanges = Readonly<Record<string, LanguageChange>>;

export const placeOf = ({ key }: Pick<TranslationRow, 'key'>, language: string): string => `${key} ${language}`;

/** The changes with this one among them, unless it changes nothing. */
export function withChange(
  changes: LanguageChanges,
  row: TranslationRow,
  language: Language,
  change: LanguageChange,
): LanguageChanges {
  const place = placeOf(row, language);
  const { [place]: _, ...others } = changes;
  const saved = row.translations.get(language)?.value ?? '';
  const isChange = change.confirmed || (change.value !== undefined && change.value !== saved);
  return isChange ? { ...others, [place]: change } : others;
}

export interface SentText {
  key: string;
  name: Language;
  value: string;
  confirmed?: true;
}

/** What the three calls send, in the order in which the texts stand. */
export function sentChanges(
  rows: readonly TranslationRow[],
  languages: readonly Language[],
  changes: LanguageChanges,
): Record<TranslationRow['part'], SentText[]> {
  const of = (part: TranslationRow['part']) =>
    rows
      .filter((row) => row.part === part)
      .flatMap((row) =>
        languages.flatMap((name): SentText[] => {
          const change = changes[placeOf(row, name)];
          if (!change) return [];
          const value = change.value ?? row.translations.get(name)?.value ?? '';
          return [{ key: row.key, name, value, ...(change.confirmed && { confirmed: true }) }];
        }),
      );
  return { name: of('name'), description: of('description'), text: of('text') };
}
