import { afterGuard, type Db } from '../../db/pool.ts';

/** Where the copies for reports are kept; whether a report may be read was checked on its inspection. */
export const listReportCopies = (db: Db, imageIds: readonly string[]) =>
  afterGuard(db)
    .selectFrom('image')
    .innerJoin('stored_file', 'stored_file.id', 'image.report_file_id')
    .select(['image.id', 'stored_file.storage_key as storageKey', 'stored_file.content_type as contentType'])
    .where('image.id', 'in', imageIds)
    .where('stored_file.state', '=', 'kept')
    .execute();
