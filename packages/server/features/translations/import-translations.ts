import { isId } from '@assay/domain/id';
import { formulaCells, planTranslationLine } from '@assay/domain/translations/plan-import';
import { englishColumn, sheetColumns, sheetKinds } from '@assay/domain/translations/sheet';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { ImportNoun, LineGroup, PlannedGroup } from '../../frame/import-noun.ts';
import { readXlsxFile } from '../imports/read-table-file.ts';
import { findKnownPoints, lockTranslationTables, writeImportedTranslations } from './sheet.queries.ts';

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

/** One column of English texts tells what the sheet translates. */
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
