import { type LineError, lineError } from '../imports/line-error.ts';
import type { PlannedLine, PlannedWrite, SourceLine } from '../imports/plan.ts';
import type { Language } from '../languages.ts';
import { otherLanguages, type TranslationLanguage } from '../points/translations.ts';
import { message } from '../words/message.ts';
import { englishColumn, mostLength, plainText, type SheetKind, sheetColumns } from './sheet.ts';

export interface KnownPoint {
  id: string;
  name: string;
  description: string;
  /** Translations of names and of descriptions, by language. */
  translations: Record<SheetKind, Partial<Record<Language, string>>>;
}

type Cells = Partial<Record<string, string>>;

/** A line lists its cells with formulas under this name. */
export const formulaCells = 'formulas';

const kindOf = (cells: Cells): SheetKind => (cells.englishDescription === undefined ? 'name' : 'description');

const isControl = (char: string): boolean => char < ' ' && char !== '\n' && char !== '\t';

interface Given {
  language: TranslationLanguage;
  value: string;
}

/** A blank cell leaves the translation as it is. */
const givenIn = (cells: Cells): Given[] =>
  otherLanguages
    .map(({ id }) => ({ language: id, value: plainText(cells[id] ?? '') }))
    .filter(({ value }) => value !== '');

function faultsOf(cells: Cells, kind: SheetKind, known: KnownPoint | undefined): LineError[] {
  const { id, [englishColumn[kind]]: english } = sheetColumns;
  if (!known) return [lineError(id.title, 'translation.pointUnknown')];
  const faults: LineError[] = [];
  const formulas = (cells[formulaCells] ?? '').split(',').filter(Boolean);
  for (const column of formulas)
    faults.push(lineError(sheetColumns[column as keyof typeof sheetColumns]?.title ?? column, 'translation.formula'));
  if (plainText(cells[englishColumn[kind]] ?? '') !== plainText(known[kind]))
    faults.push(lineError(english.title, 'translation.englishChanged', { english: known[kind].slice(0, 200) }));
  for (const { language, value } of givenIn(cells)) {
    const column = sheetColumns[language].title;
    if ([...value].some(isControl) || !value.isWellFormed())
      faults.push({ column, ...message('value.controlCharacters') });
    else if (value.length > mostLength[kind])
      faults.push(lineError(column, 'value.tooLong', { count: mostLength[kind] }));
  }
  return faults;
}

interface PlannedTranslations {
  planned: PlannedLine;
  writes: PlannedWrite[];
}

export function planTranslationLine(
  { line, cells }: SourceLine<Cells>,
  known: KnownPoint | undefined,
  sameAs?: number,
): PlannedTranslations {
  const kind = kindOf(cells);
  const title = known?.name ?? cells.englishName ?? cells.point ?? '';
  const errors =
    sameAs === undefined
      ? faultsOf(cells, kind, known)
      : [lineError(sheetColumns.id.title, 'import.sameRecord', { line: sameAs })];
  if (!known || errors.length > 0)
    return { planned: { line, state: 'faulty', title, changes: [], errors }, writes: [] };
  const changed = givenIn(cells)
    .map((given) => ({ ...given, from: known.translations[kind][given.language] ?? '' }))
    .filter(({ value, from }) => value !== plainText(from));
  const changeOf = ({ language, from, value }: (typeof changed)[number]) => ({
    field: sheetColumns[language].title,
    from,
    to: value,
  });
  const isNew = changed.every(({ from }) => from === '');
  return {
    planned: {
      line,
      state: changed.length === 0 ? 'unchanged' : isNew ? 'new' : 'changed',
      title,
      changes: changed.map(changeOf),
      errors: [],
    },
    writes: changed.map((change) => ({
      target: 'point_translation',
      kind: change.from === '' ? 'insert' : 'update',
      id: known.id,
      fields: { kind, language: change.language, value: change.value },
      changes: [changeOf(change)],
    })),
  };
}
