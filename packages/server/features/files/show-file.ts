import { notFound } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { FileAnswer } from '../../http/replies/file-reply.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { findKeptFile } from './stored-files.queries.ts';

/** The answer that carries a kept file; with a name it is downloaded under it. */
export async function showFile(db: Db, storage: FileStorage, fileId: string, fileName?: string): Promise<FileAnswer> {
  const file = await findKeptFile(db, fileId);
  if (!file) throw notFound();
  return {
    content: (part) => storage.open(file.storageKey, part),
    contentType: file.contentType,
    size: file.size,
    etag: file.sha256.toString('base64url'),
    ...(fileName !== undefined && { fileName }),
  };
}
