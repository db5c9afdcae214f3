import { isLanguage, languageIds } from '../languages.ts';
import { isTimeZone } from '../time-zones.ts';
import { type Message, message } from '../words/message.ts';
import type { ImportColumn, ImportColumns } from './columns.ts';
import { type LineError, lineError } from './line-error.ts';

const isControl = (char: string): boolean => char < ' ' && char !== '\n' && char !== '\t';

function faultOf({ most, required, kind }: ImportColumn, value: string): Message | undefined {
  if (value === '') return required && message('import.cellEmpty');
  if ([...value].some(isControl) || !value.isWellFormed()) return message('value.controlCharacters');
  if (kind === 'language' && !isLanguage(value)) return message('value.oneOf', { values: languageIds.join(', ') });
  if (value.length > most) return message('value.tooLong', { count: most });
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) return message('value.email');
  if (kind === 'timeZone' && !isTimeZone(value)) return message('value.timeZone');
  return undefined;
}

/** Checks each cell by itself. */
export function cellFaults<Name extends string>(
  columns: ImportColumns<Name>,
  cells: Partial<Record<Name, string>>,
): LineError[] {
  return Object.entries<ImportColumn>(columns).flatMap(([name, column]) => {
    const fault = faultOf(column, cells[name as Name] ?? '');
    return fault ? [{ column: column.title, ...fault }] : [];
  });
}

/** A blank cell is a fault if others give details of what it should name. */
export function neededCell<Name extends string>(
  columns: ImportColumns<Name>,
  cells: Partial<Record<Name, string>>,
  part: Name,
  details: readonly Name[],
): LineError[] {
  const given = details.find((name) => cells[name]);
  if (cells[part] || !given) return [];
  return [lineError(columns[part].title, 'import.cellNeeded', { column: columns[given].title })];
}
