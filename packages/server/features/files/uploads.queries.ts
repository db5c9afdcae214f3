import { newId } from '@assay/domain/id';
import { days, later } from '@assay/domain/time';
import { type Db, everyRow } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export async function createImageUpload(
  db: Db,
  upload: { ownerUserId: string; fileName: string; expiresAt: Date },
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await everyRow(db)
    .insertInto('upload')
    .values({
      id,
      purpose: 'image',
      owner_user_id: upload.ownerUserId,
      file_name: upload.fileName,
      expires_at: upload.expiresAt,
      created_at: now,
    })
    .execute();
  return id;
}

const documentWaits = days(30);

/** A file that was sent at once; it waits to become part of a record. */
export async function createDocumentUpload(
  db: Db,
  upload: { ownerUserId: string; fileName: string; fileId: string },
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await everyRow(db)
    .insertInto('upload')
    .values({
      id,
      purpose: 'document',
      owner_user_id: upload.ownerUserId,
      file_name: upload.fileName,
      stored_file_id: upload.fileId,
      expires_at: later(now, documentWaits),
      created_at: now,
    })
    .execute();
  return id;
}

const columns = ['id', 'purpose', 'file_name', 'expires_at', 'received_sha256', 'stored_file_id'] as const;

export const findUpload = (db: Db, scope: Scope, id: string) =>
  visible.uploads(db, scope).select(columns).where('id', '=', id).executeTakeFirst();

export const lockUpload = (db: Db, scope: Scope, id: string) =>
  visible.uploads(db, scope).select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export async function markReceived(db: Db, id: string, sha256: Buffer): Promise<void> {
  await everyRow(db).updateTable('upload').set({ received_sha256: sha256 }).where('id', '=', id).execute();
}
