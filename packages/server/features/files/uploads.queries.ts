import { newId } from '@assay/domain/id';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export interface NewUpload {
  purpose: 'image' | 'document';
  ownerUserId: string;
  fileName: string;
  /** From then on it may no longer be sent, and it goes if no record has taken it. */
  expiresAt: Date;
  /** The file, where it came at once. */
  fileId?: string;
}

export async function createUpload(db: Db, upload: NewUpload, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await afterGuard(db)
    .insertInto('upload')
    .values({
      id,
      purpose: upload.purpose,
      owner_user_id: upload.ownerUserId,
      file_name: upload.fileName,
      stored_file_id: upload.fileId ?? null,
      expires_at: upload.expiresAt,
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
  await afterGuard(db).updateTable('upload').set({ received_sha256: sha256 }).where('id', '=', id).execute();
}
