import type { LineError } from '@assay/domain/imports/line-error';
import { worded } from '@assay/domain/words/message';
import { sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import type { Db } from '../../db/pool.ts';
import type { ImportNoun, PlannedGroup } from '../../frame/import-noun.ts';

/** Tables that were just filled have no statistics yet, and the planner would guess. */
export async function analyzePlans(db: Db): Promise<void> {
  await sql`analyze import_line, import_write`.execute(db);
}

/** A comparison that begins again forgets the plans of an earlier one. */
export async function forgetPlans(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('import_write').where('import_id', '=', importId).execute();
  await db
    .updateTable('import_line')
    .set({ state: null })
    .where('import_id', '=', importId)
    .where('state', 'is not', null)
    .execute();
}

/** The sentence is for programs that know no codes. */
const withSentence = (error: LineError) => ({ ...error, message: worded(error, 'en') });

/** Keeps what was planned for some groups; answers how many writes there are now. */
export async function keepPlans(
  db: Db,
  importId: string,
  groups: readonly PlannedGroup[],
  writesSoFar: number,
): Promise<number> {
  for (const lines of inChunks(groups.flatMap(({ planned }) => planned)))
    await sql`
      update import_line set state = given.state, title = given.title, changes = given.changes, errors = given.errors
      from unnest(${lines.map(({ line }) => line)}::int[], ${lines.map(({ state }) => state)}::text[], ${lines.map(({ title }) => title)}::text[],
        ${lines.map(({ changes }) => JSON.stringify(changes))}::jsonb[], ${lines.map(({ errors }) => JSON.stringify(errors.map(withSentence)))}::jsonb[])
        as given (line, state, title, changes, errors)
      where import_line.import_id = ${importId} and import_line.line = given.line`.execute(db);
  let seq = writesSoFar;
  const writes = groups.flatMap(({ rootId, writes: list }) =>
    list.map((write) => ({ ...write, rootId: rootId ?? write.id, seq: ++seq })),
  );
  for (const rows of inChunks(writes))
    await sql`
      insert into import_write (import_id, seq, target, kind, record_id, root_id, fields, changes)
      select ${importId}, * from unnest(${rows.map((row) => row.seq)}::int[], ${rows.map(({ target }) => target)}::text[], ${rows.map(({ kind }) => kind)}::text[],
        ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ rootId }) => rootId)}::uuid[],
        ${rows.map(({ fields }) => JSON.stringify(fields))}::jsonb[], ${rows.map(({ changes }) => JSON.stringify(changes))}::jsonb[])`.execute(
      db,
    );
  return seq;
}

export async function countWrites(db: Db, importId: string): Promise<number> {
  const { most } = await db
    .selectFrom('import_write')
    .select(sql<number>`coalesce(max(seq), 0)`.as('most'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return most;
}

/** Records one event for each row that was written; `keepEventsQuiet` stops those of the trigger meanwhile. */
export async function recordImport(
  db: Db,
  importId: string,
  { recordType }: ImportNoun,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into event (actor_id, actor_name, record_type, record_id, action, changes)
    select setting_or_null('assay.actor')::uuid, setting_or_null('assay.actor_name'), ${recordType}, root_id, 'imported', changes
    from import_write where import_id = ${importId} and seq > ${from} and seq <= ${to} order by seq`.execute(db);
}

export async function keepEventsQuiet(db: Db): Promise<void> {
  await sql`select set_config('assay.events', 'summary', true)`.execute(db);
}
