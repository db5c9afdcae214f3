import { type Db, everyRow } from '../../db/pool.ts';

/** Where the copies lie that a report shows; its right to show them is that its version names them. */
export const listReportPictures = (db: Db, imageIds: readonly string[]) =>
  imageIds.length === 0
    ? Promise.resolve([])
    : everyRow(db)
        .selectFrom('image')
        .innerJoin('stored_file', 'stored_file.id', 'image.report_file_id')
        .select(['image.id', 'stored_file.storage_key as storageKey'])
        .where('image.id', 'in', imageIds)
        .execute();
