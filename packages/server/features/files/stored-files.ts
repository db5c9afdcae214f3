import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { notFound } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Destination } from '../../frame/uploads.ts';
import type { ReceivedFile } from '../../http/body/multipart.ts';
import type { FileAnswer } from '../../http/replies/file-reply.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { addPendingFile, findKeptFile } from './stored-files.queries.ts';

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

/** The first bytes of a file, which say what it is; zeroes where it is shorter. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const head = Buffer.alloc(length);
  const handle = await open(path);
  try {
    await handle.read(head, 0, length, 0);
  } finally {
    await handle.close();
  }
  return head;
}
