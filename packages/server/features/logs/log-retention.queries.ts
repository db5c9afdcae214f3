import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';

export const logTables = ['web_log', 'app_log'] as const;
export type LogTable = (typeof logTables)[number];

/** Whole months of a log that ended before this day, as the months' tables are named. */
export async function listOldMonths(db: WholeDb, log: LogTable, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = ${log}::regclass and child.relname ~ ${`^${log}_\\d{4}_\\d{2}$`}
      and to_date(right(child.relname, 7), 'YYYY_MM') + interval '1 month' <= ${before.toISOString().slice(0, 10)}::date
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Waits a moment for those who write the log, and no longer: they must not wait for us. */
export async function dropMonth(db: WholeDb, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '3s'`.execute(transaction);
    await sql`drop table ${sql.table(name)}`.execute(transaction);
  });
}

const rowsAtOnce = 10_000;

/** Lines that no month's table took. */
export const deleteLinesWithoutMonth = async (db: WholeDb, log: LogTable, before: Date): Promise<number> => {
  const leftOver = sql.table(`${log}_default`);
  const { numAffectedRows } = await sql`
    delete from ${leftOver} where ctid = any (array(select ctid from ${leftOver} where at < ${before} limit ${rowsAtOnce}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};

const deleteSome = (table: string, key: string, column: string) => async (db: WholeDb, before: Date) => {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${sql.raw(key)}) in
      (select ${sql.raw(key)} from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${rowsAtOnce})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};

/** Each deletes a bounded number of rows and says how many; repeated until there are none. */
export const deleteOld = {
  idempotencyKeys: deleteSome('idempotency_key', 'user_id, key', 'created_at'),
  throttles: deleteSome('throttle', 'bucket', 'resets_at'),
  sessions: deleteSome('session', 'id', 'expires_at'),
  passwordLinks: deleteSome('password_link', 'id', 'expires_at'),
  imports: deleteSome('import', 'id', 'created_at'),
};

/** Empties the text of old mail; that it was sent, to whom and with which subject is kept. */
export async function emptyOldMail(db: WholeDb, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update mail set body_text = '', body_html = null, attachments = '[]' where id in
      (select id from mail where state <> 'queued' and body_text <> '' and created_at < ${before} limit ${rowsAtOnce})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Notes how far it deleted, so that a reader before that position learns that it missed changes. */
export async function deleteVisitChanges(db: WholeDb, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with swept as (
      delete from visit_change where (visit_id, xid, id) in
        (select visit_id, xid, id from visit_change where at < ${before} limit ${rowsAtOnce})
      returning xid
    ), noted as (
      update visit_feed set swept_to = greatest(swept_to, (select max(xid) from swept)) where exists (select from swept)
    )
    select count(*) as count from swept`.execute(db);
  return rows[0]?.count ?? 0;
}
