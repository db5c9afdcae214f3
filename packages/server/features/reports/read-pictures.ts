import { buffer } from 'node:stream/consumers';
import type { ReportDocument } from '@assay/contract/reports/document';
import { imageIdsOf } from '@assay/report/document-images';
import type { Db } from '../../db/pool.ts';
import { type FileStorage, StorageFault } from '../../providers/files/file-storage.ts';
import { listReportCopies } from './pictures.queries.ts';

export interface Picture {
  contentType: string;
  bytes: Buffer;
}

/** A picture that the storage has lost leaves a gap, not a report that nobody can read. */
async function readPicture(storage: FileStorage, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await storage.open(key));
  } catch (error) {
    if (error instanceof StorageFault && error.code === 'fileMissing') return undefined;
    throw error;
  }
}

/** The pictures of a report in the size of reports, one after another: storages are far away and memory is not endless. */
export async function readPictures(
  db: Db,
  storage: FileStorage,
  document: ReportDocument,
): Promise<Map<string, Picture>> {
  const ids = imageIdsOf(document);
  const copies = ids.length === 0 ? [] : await listReportCopies(db, ids);
  const pictures = new Map<string, Picture>();
  for (const { id, storageKey, contentType } of copies) {
    const bytes = await readPicture(storage, storageKey);
    if (bytes) pictures.set(id, { contentType, bytes });
  }
  return pictures;
}
