import { type Header, headerFaults, type ImportColumns, readHeader } from '@assay/domain/imports/columns';
import { withoutFaults } from '@assay/domain/imports/faulty-lines';
import type { SourceLine } from '@assay/domain/imports/plan';
import { invalidFields } from '@assay/domain/problem';
import type { Message } from '@assay/domain/words/message';

export const unreadable = (reason: Message) => invalidFields([{ path: 'file', ...reason }], 'unreadableFile');

/** The header of a file that can be read; unknown columns are in the way of nothing, and named where others are missing. */
export function readableHeader(columns: ImportColumns<string>, titles: readonly string[]): Header<string> {
  const header = readHeader(columns, withoutFaults(titles));
  if (header.errors.length === 0) return header;
  const [first, ...more] = headerFaults(header).map(({ column, ...reason }) => ({ path: `file.${column}`, ...reason }));
  if (first) throw invalidFields([first, ...more], 'unreadableFile');
  return header;
}

/** The cells of a line under the names of their columns. */
export const byName = ({ names }: Header<string>, cellAt: (place: number) => string): SourceLine['cells'] =>
  Object.fromEntries(names.flatMap((name, place) => (name === null ? [] : [[name, cellAt(place)]])));
