import { cellFaults, type LineError } from '../imports/cell-faults.ts';
import { type CustomerCells, type CustomerColumn, customerColumns } from './import-columns.ts';

const titleOf = (name: CustomerColumn): string => customerColumns[name].title;

/** Cells that say something about a part whose name is not given. */
function needs(cells: CustomerCells, part: CustomerColumn, details: CustomerColumn[]): LineError[] {
  const given = details.find((name) => cells[name]);
  return !cells[part] && given
    ? [{ column: titleOf(part), message: `Is needed where ${titleOf(given)} is given` }]
    : [];
}

/** Everything that is wrong with a line by itself. */
export const faultsOf = (cells: CustomerCells): LineError[] => [
  ...cellFaults(customerColumns, cells),
  ...needs(cells, 'siteName', ['mdmSiteId', 'mdmType', 'country', 'stateProvince']),
  ...needs(cells, 'contactName', ['contactEmail', 'contactPhone', 'contactLanguage']),
];
