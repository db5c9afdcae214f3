import { newId } from '@assay/domain/id';
import { Problem } from '@assay/domain/problem';
import { days, later } from '@assay/domain/time';
import { type Db, everyRow } from '../../db/pool.ts';

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

/** Says that bytes are coming, before they come: whatever happens to them, the sweeper knows where to look. */
export async function addPendingFile(db: Db, file: NewFile, now: Date): Promise<PendingFile> {
  const id = newId(now.getTime());
  const storageKey = keyOf(id, now);
  await everyRow(db)
    .insertInto('stored_file')
    .values({
      id,
      storage_key: storageKey,
      name: file.name,
      content_type: file.contentType,
      size: file.size,
      sha256: file.sha256,
      created_at: now,
    })
    .execute();
  return { id, storageKey };
}

/** Part of the write that needs the files; refused when the sweeper came first. */
export async function keepFiles(db: Db, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { numUpdatedRows } = await everyRow(db)
    .updateTable('stored_file')
    .set({ state: 'kept' })
    .where('id', 'in', wanted)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== wanted.length)
    throw new Problem('conflict', 'The upload took too long and was given up. Send the file again.', {
      code: 'uploadGone',
    });
}

const graceOfDoomed = days(30);

/** Nothing shows these files any more; their bytes stay a while, for backups that still name them. */
export async function doomFiles(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await everyRow(db)
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
  everyRow(db)
    .selectFrom('stored_file')
    .select(['storage_key as storageKey', 'content_type as contentType', 'name', 'size', 'sha256'])
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst();
