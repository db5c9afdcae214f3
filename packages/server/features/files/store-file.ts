import { createHash } from 'node:crypto';
import type { Db } from '../../db/pool.ts';
import type { Destination } from '../../frame/uploads.ts';
import type { ReceivedFile } from '../../http/body/multipart.ts';
import { addPendingFile } from './stored-files.queries.ts';

/** Stores bytes as pending and answers their id; runs in `prepare`, so that no transaction waits for the storage. */
export async function storeReceived(
  db: Db,
  { storage, owner }: Destination,
  file: ReceivedFile,
  contentType: string,
  now: Date,
): Promise<string> {
  const { id, storageKey } = await addPendingFile(db, { ...file, contentType }, owner, now);
  await storage.store(storageKey, { path: file.path }, contentType);
  return id;
}

export async function storeBytes(
  db: Db,
  { storage, owner }: Destination,
  file: { name: string; contentType: string; bytes: Buffer },
  now: Date,
): Promise<string> {
  const { name, contentType, bytes } = file;
  const sha256 = createHash('sha256').update(bytes).digest();
  const { id, storageKey } = await addPendingFile(db, { name, contentType, size: bytes.length, sha256 }, owner, now);
  await storage.store(storageKey, { bytes }, contentType);
  return id;
}
