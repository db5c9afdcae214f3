import { isLanguage, languageIds } from '../languages.ts';
import { type CustomerCells, type CustomerColumn, customerColumns } from './import-columns.ts';

export interface LineError {
  column: string;
  message: string;
}

const titleOf = (name: CustomerColumn): string => customerColumns[name].title;

const isControl = (char: string): boolean => char < ' ' && char !== '\n' && char !== '\t';

function checkLengths(cells: CustomerCells): LineError[] {
  return (Object.entries(cells) as [CustomerColumn, string][]).flatMap(([name, value]) => {
    const { most } = customerColumns[name];
    if (value.length > most) return [{ column: titleOf(name), message: `Must be at most ${most} characters` }];
    if ([...value].some(isControl) || !value.isWellFormed())
      return [{ column: titleOf(name), message: 'Must not contain control characters' }];
    return [];
  });
}

const languageError = (name: CustomerColumn, value: string | undefined): LineError[] =>
  value && !isLanguage(value) ? [{ column: titleOf(name), message: `Must be one of ${languageIds.join(', ')}` }] : [];

/** Cells that say something about a part whose name is not given. */
function needs(cells: CustomerCells, part: CustomerColumn, details: CustomerColumn[]): LineError[] {
  const given = details.find((name) => cells[name]);
  return !cells[part] && given
    ? [{ column: titleOf(part), message: `Is needed where ${titleOf(given)} is given` }]
    : [];
}

/** Everything that is wrong with a line by itself. */
export function faultsOf(cells: CustomerCells): LineError[] {
  const email = cells.contactEmail;
  return [
    ...(cells.name ? [] : [{ column: titleOf('name'), message: 'Must not be empty' }]),
    ...checkLengths(cells),
    ...languageError('language', cells.language),
    ...languageError('contactLanguage', cells.contactLanguage),
    ...(email && !/^[^\s@]+@[^\s@]+$/.test(email)
      ? [{ column: titleOf('contactEmail'), message: 'Must be an e-mail address' }]
      : []),
    ...needs(cells, 'siteName', ['mdmSiteId', 'mdmType', 'country', 'stateProvince']),
    ...needs(cells, 'contactName', ['contactEmail', 'contactPhone', 'contactLanguage']),
  ];
}
