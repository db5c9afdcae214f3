import { isLanguage, languageIds } from '../languages.ts';
import type { ImportColumn, ImportColumns } from './columns.ts';

export interface LineError {
  /** The title of the column; empty where the whole line is meant. */
  column: string;
  message: string;
}

const isControl = (char: string): boolean => char < ' ' && char !== '\n' && char !== '\t';

function faultOf({ most, required, kind }: ImportColumn, value: string): string | undefined {
  if (value === '') return required && 'Must not be empty';
  if ([...value].some(isControl) || !value.isWellFormed()) return 'Must not contain control characters';
  if (kind === 'language' && !isLanguage(value)) return `Must be one of ${languageIds.join(', ')}`;
  if (value.length > most) return `Must be at most ${most} characters`;
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) return 'Must be an e-mail address';
  return undefined;
}

/** What is wrong with the cells of a line, each by itself. */
export function cellFaults<Name extends string>(
  columns: ImportColumns<Name>,
  cells: Partial<Record<Name, string>>,
): LineError[] {
  return Object.entries<ImportColumn>(columns).flatMap(([name, column]) => {
    const message = faultOf(column, cells[name as Name] ?? '');
    return message ? [{ column: column.title, message }] : [];
  });
}

/** A cell that is blank where another one says something about what it should name. */
export function neededCell<Name extends string>(
  columns: ImportColumns<Name>,
  cells: Partial<Record<Name, string>>,
  part: Name,
  details: readonly Name[],
): LineError[] {
  const given = details.find((name) => cells[name]);
  if (cells[part] || !given) return [];
  return [{ column: columns[part].title, message: `Is needed where ${columns[given].title} is given` }];
}
