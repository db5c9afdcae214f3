import {
  columnsOf,
  englishColumn,
  type SheetColumn,
  type SheetKind,
  sheetColumns,
} from '@assay/domain/translations/sheet';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { FileAnswer } from '../../http/file-reply.ts';
import type { SheetPoint } from './sheet.queries.ts';

const widths: Partial<Record<SheetColumn, number>> = { id: 38, category: 20 };

/** A text is always a text, whatever a spreadsheet would make of it. */
const textCell = (value: string): Cell =>
  value === '' ? null : { value, type: String, alignVertical: 'top', wrap: true };

const headerCell = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });

function cellText(point: SheetPoint, kind: SheetKind, column: SheetColumn): string {
  if (column === 'id' || column === 'category') return point[column];
  if (column === 'point') return point.name;
  if (column === englishColumn[kind]) return point[kind];
  return point.translations[column as keyof SheetPoint['translations']] ?? '';
}

/** The spreadsheet that translators fill in and send back. */
export async function writeSheet(kind: SheetKind, points: readonly SheetPoint[], day: string): Promise<FileAnswer> {
  const columns = columnsOf(kind);
  const content = await writeExcelFile([
    {
      sheet: kind === 'name' ? 'Names' : 'Descriptions',
      data: [
        columns.map((column) => headerCell(sheetColumns[column].title)),
        ...points.map((point) => columns.map((column) => textCell(cellText(point, kind, column)))),
      ],
      columns: columns.map((column) => ({ width: widths[column] ?? 40 })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
  return {
    content,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${day}_${kind === 'name' ? 'names' : 'descriptions'}.xlsx`,
    size: content.length,
  };
}
