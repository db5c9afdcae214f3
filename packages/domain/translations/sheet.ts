import type { ImportColumn, ImportColumns } from '../imports/columns.ts';
import { otherLanguages, type TranslationLanguage } from '../points/translations.ts';

export const sheetKinds = ['name', 'description'] as const;
export type SheetKind = (typeof sheetKinds)[number];

export const mostLength: Record<SheetKind, number> = { name: 300, description: 10_000 };

type TextColumn = 'id' | 'category' | 'point' | 'englishName' | 'englishDescription';
export type SheetColumn = TextColumn | TranslationLanguage;

const languageColumns = Object.fromEntries(
  otherLanguages.map(({ id, name }): [string, ImportColumn] => [
    id,
    { title: `${name} (${id})`, aliases: [name], most: mostLength.description },
  ]),
) as Record<TranslationLanguage, ImportColumn>;

/** Translators get these columns and send them back; the column of the English text tells which kind a sheet is. */
export const sheetColumns: ImportColumns<SheetColumn> = {
  id: { title: 'Point id', aliases: [], most: 36, required: true },
  category: { title: 'Product category', aliases: ['category'], most: 500 },
  point: { title: 'Point', aliases: [], most: mostLength.name },
  englishName: { title: 'English name', aliases: [], most: mostLength.name },
  englishDescription: { title: 'English description', aliases: [], most: mostLength.description },
  ...languageColumns,
};

export const englishColumn: Record<SheetKind, 'englishName' | 'englishDescription'> = {
  name: 'englishName',
  description: 'englishDescription',
};

/** A description stands beside the name of its point. */
export const columnsOf = (kind: SheetKind): SheetColumn[] => [
  'id',
  'category',
  ...(kind === 'description' ? (['point'] as const) : []),
  englishColumn[kind],
  ...otherLanguages.map(({ id }) => id),
];

/** Spreadsheets change line endings, and people leave spaces: neither changes a text. */
export const plainText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
