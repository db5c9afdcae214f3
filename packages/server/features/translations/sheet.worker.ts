import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  columnsOf,
  englishColumn,
  type SheetColumn,
  type SheetKind,
  sheetColumns,
} from '@assay/domain/translations/sheet';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { SheetPoint } from './sheet.queries.ts';

/** The thread that writes one spreadsheet: first come its points, some at a time, then null. */
export type SheetMessage = readonly SheetPoint[] | null;

// Requests go first; only Linux knows the priority of a single thread.
if (process.platform === 'linux') setPriority(10);

const kind = workerData as SheetKind;
const columns = columnsOf(kind);
const widths: Partial<Record<SheetColumn, number>> = { id: 38, category: 20 };

/** A text stays a text, even where a spreadsheet would read a number or a day. */
const textCell = (value: string): Cell =>
  value === '' ? null : { value, type: String, alignVertical: 'top', wrap: true };

const headerCell = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });

function cellText(point: SheetPoint, column: SheetColumn): string {
  if (column === 'id' || column === 'category') return point[column];
  if (column === 'point') return point.name;
  if (column === englishColumn[kind]) return point[kind];
  return point.translations[column as keyof SheetPoint['translations']] ?? '';
}

const data: Cell[][] = [columns.map((column) => headerCell(sheetColumns[column].title))];

async function write(): Promise<void> {
  const content = await writeExcelFile([
    {
      sheet: kind === 'name' ? 'Names' : 'Descriptions',
      data,
      columns: columns.map((column) => ({ width: widths[column] ?? 40 })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
  // A copy of its own: the buffer may be part of a larger one, which cannot be handed over.
  const bytes = Uint8Array.from(content);
  parentPort?.postMessage(bytes, [bytes.buffer]);
}

parentPort?.on('message', (points: SheetMessage) => {
  if (!points) return void write();
  for (const point of points) data.push(columns.map((column) => textCell(cellText(point, column))));
});
