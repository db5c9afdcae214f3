import { newId } from '@assay/domain/id';
import { Problem } from '@assay/domain/problem';
import { days, later } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import { type Insertable, sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { StoredFileRow } from '../../db/tables/files.ts';
import { type FileOwner, quotaReached } from '../../frame/uploads.ts';

export interface NewFile {
  name: string;
  contentType: string;
  size: number;
  sha256: Buffer;
}

export interface PendingFile {
  id: string;
  storageKey: string;
}

/** A folder a month, so that none grows without end. */
const keyOf = (id: string, now: Date): string => `${now.toISOString().slice(0, 7).replace('-', '/')}/${id}`;

/** Names the file and counts it to its company in one step; answers false where that would pass the quota. */
async function addWithinQuota(db: Db, row: Insertable<StoredFileRow>, owner: FileOwner): Promise<boolean> {
  const quota = sql`${owner.quotaBytes ?? null}::bigint`;
  const size = sql`${row.size}::bigint`;
  const { rows } = await sql`
    with room as (
      insert into company_storage (company_id, bytes)
      select ${owner.companyId}::uuid, ${size} where ${quota} is null or ${size} <= ${quota}
      on conflict (company_id) do update set bytes = company_storage.bytes + excluded.bytes
      where ${quota} is null or company_storage.bytes + excluded.bytes <= ${quota}
      returning company_id
    )
    insert into stored_file (id, storage_key, name, content_type, size, sha256, created_at, company_id)
    select ${row.id}::uuid, ${row.storage_key}, ${row.name}, ${row.content_type}, ${size}, ${row.sha256}::bytea,
      ${row.created_at}::timestamptz, company_id
    from room returning id`.execute(db);
  return rows.length > 0;
}

/** Notes bytes before they arrive, so that the sweeper finds them if their write never ends. */
export async function addPendingFile(
  db: Db,
  file: NewFile,
  owner: FileOwner | undefined,
  now: Date,
): Promise<PendingFile> {
  const id = newId(now.getTime());
  const storageKey = keyOf(id, now);
  const row = {
    id,
    storage_key: storageKey,
    name: file.name,
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
    created_at: now,
  };
  if (!owner) await afterGuard(db).insertInto('stored_file').values(row).execute();
  else if (!(await addWithinQuota(db, row, owner))) throw quotaReached(owner);
  return { id, storageKey };
}

/** Part of the write that needs the files; refused when the sweeper came first. */
export async function keepFiles(db: Db, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { numUpdatedRows } = await afterGuard(db)
    .updateTable('stored_file')
    .set({ state: 'kept' })
    .where('id', 'in', wanted)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== wanted.length)
    throw new Problem('conflict', message('file.uploadGone'), {
      code: 'uploadGone',
    });
}

const graceOfDoomed = days(30);

/** Marks files that nothing shows any more; their bytes stay a while, for backups that still name them. */
export async function markForDeletion(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await afterGuard(db)
    .updateTable('stored_file')
    .set({ state: 'doomed', delete_after: later(now, graceOfDoomed) })
    .where('id', 'in', ids)
    .execute();
}

export interface KeptFile {
  storageKey: string;
  contentType: string;
  name: string;
  size: number;
  sha256: Buffer;
}

/** A file whose right to be read was checked on the record that shows it. */
export const findKeptFile = (db: Db, id: string): Promise<KeptFile | undefined> =>
  afterGuard(db)
    .selectFrom('stored_file')
    .select(['storage_key as storageKey', 'content_type as contentType', 'name', 'size', 'sha256'])
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst();
