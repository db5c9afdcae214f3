import { filledText, type Values } from '@assay/domain/filled-text';
import { languageNow } from './language.ts';

/**
 * The texts of a feature by typed keys; `{name}` in a text asks for a value of that name.
 * The language is looked up when a text is shown, never while a module loads.
 */
export const texts = <const Table extends Record<string, string>>(english: Table) => {
  const tables = { en: english };
  return <Key extends keyof Table>(key: Key, ...[values]: Values<Table[Key]>): string =>
    filledText(tables[languageNow()][key] ?? '', values ?? {});
};
