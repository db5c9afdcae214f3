import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { isId } from '@assay/domain/id';
import { formulaCells, planTranslationLine } from '@assay/domain/translations/plan-import';
import { englishColumn, type SheetKind, sheetColumns, sheetKinds } from '@assay/domain/translations/sheet';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { ImportNoun, LineGroup, PlannedGroup } from '../../frame/import-noun.ts';
import type { FileAnswer } from '../../http/replies/file-reply.ts';
import { readXlsxFile } from '../imports/read-table-file.ts';
import { findKnownPoints, lockTranslationTables, type SheetPoint, writeImportedTranslations } from './sheet.queries.ts';
import type { SheetMessage } from './sheet.worker.ts';

/** Handing a point over takes time as well: requests come in between. */
const pointsAtOnce = 500;

/** In a thread of its own: the process goes on answering meanwhile. */
async function written(kind: SheetKind, points: readonly SheetPoint[]): Promise<Buffer> {
  const thread = new Worker(new URL('./sheet.worker.ts', import.meta.url), { workerData: kind });
  const send = (message: SheetMessage) => thread.postMessage(message);
  try {
    const answer = once(thread, 'message') as Promise<[Uint8Array<ArrayBuffer>]>;
    // It may fail while points are still handed over; the `await` below throws its error.
    answer.catch(() => {});
    for (let place = 0; place < points.length; place += pointsAtOnce) {
      send(points.slice(place, place + pointsAtOnce));
      await setImmediate();
    }
    send(null);
    const [bytes] = await answer;
    return Buffer.from(bytes.buffer);
  } finally {
    await thread.terminate();
  }
}

/** Writes the spreadsheet that translators fill in and send back. */
export async function writeSheet(kind: SheetKind, points: readonly SheetPoint[], day: string): Promise<FileAnswer> {
  const content = await written(kind, points);
  return {
    content,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${day}_${kind === 'name' ? 'names' : 'descriptions'}.xlsx`,
    size: content.length,
  };
}

const comparer =
  () =>
  async (db: Db, groups: LineGroup[]): Promise<PlannedGroup[]> => {
    const known = await findKnownPoints(db, groups.map(({ key }) => key).filter(isId));
    return groups.map(({ key, lines }) => {
      // One point stands in one line: two would have to agree, and nobody could say which one is meant.
      const plans = lines.map((line, place) =>
        planTranslationLine(line, known.get(key), place > 0 ? lines[0]?.line : undefined),
      );
      return {
        rootId: key,
        planned: plans.map(({ planned }) => planned),
        writes: plans.flatMap(({ writes }) => writes),
      };
    });
  };

/** The one column of English texts decides what the sheet translates. */
const headerFault = (names: readonly string[]) =>
  sheetKinds.filter((kind) => names.includes(englishColumn[kind])).length === 1
    ? undefined
    : message('translation.sheetKind');

export const translationImport: ImportNoun = {
  noun: 'translations',
  recordType: 'inspectionPoint',
  lists: ['pointText'],
  columns: sheetColumns,
  read: (path) => readXlsxFile(path, { columns: sheetColumns, formulaCells, headerFault }),
  keyOf: ({ id = '' }) => id.trim().toLowerCase() || '-',
  comparer,
  lock: lockTranslationTables,
  write: writeImportedTranslations,
};
