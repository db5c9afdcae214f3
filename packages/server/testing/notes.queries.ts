import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/pool.ts';

export const noteTable = `
  create table note (id uuid primary key, title text not null, revision int not null default 1);
  create trigger note_events after insert or update or delete on note for each row execute function record_change('note', 'id');`;

const untyped = (db: Db) => db as unknown as Kysely<{ note: { id: string; title: string; revision: number } }>;

export const findNote = (db: Db, id: string) =>
  untyped(db).selectFrom('note').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const createNote = (db: Db, id: string, title: string) =>
  untyped(db).insertInto('note').values({ id, title, revision: 1 }).returningAll().executeTakeFirstOrThrow();

export const renameNote = (db: Db, id: string, title: string) =>
  untyped(db)
    .updateTable('note')
    .set({ title, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteNote(db: Db, id: string): Promise<void> {
  await untyped(db).deleteFrom('note').where('id', '=', id).execute();
}

export async function sleep(db: Db, seconds: number): Promise<void> {
  await sql`select pg_sleep(${seconds})`.execute(db);
}
