import { filledText, type Values } from '@assay/domain/filled-text';

/** The texts of a feature by typed keys; `{name}` in a text asks for a value of that name. */
export const texts =
  <const Table extends Record<string, string>>(table: Table) =>
  <Key extends keyof Table>(key: Key, ...[values]: Values<Table[Key]>): string =>
    filledText(table[key] ?? '', values ?? {});
