import { cellFaults, neededCell } from '../imports/cell-faults.ts';
import type { LineError } from '../imports/line-error.ts';
import { type CustomerCells, customerColumns } from './import-columns.ts';

/** Checks a line by itself, without looking at others. */
export const faultsOf = (cells: CustomerCells): LineError[] => [
  ...cellFaults(customerColumns, cells),
  ...neededCell(customerColumns, cells, 'siteName', ['mdmSiteId', 'mdmType', 'country', 'stateProvince', 'timeZone']),
  ...neededCell(customerColumns, cells, 'contactName', ['contactEmail', 'contactPhone', 'contactLanguage']),
];
