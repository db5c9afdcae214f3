import { sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import type { Db } from '../../db/pool.ts';
import type { LineFault } from './plan-lines.ts';

export async function forgetLastImport(db: Db): Promise<void> {
  await sql`truncate master_data_key`.execute(db);
  await db.deleteFrom('master_data_fault').execute();
}

/** Keeps which line spoke first for each key; answers the line before for those that come second. */
export async function takeKeys(
  db: Db,
  file: string,
  keys: readonly { key: string; line: number }[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ line: number; earlier: number }>`
    with given as (
      select * from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ line }) => line)}::int[]) as given (key, line)
    ), first as (
      insert into master_data_key (file, key, line) select ${file}, key, min(line) from given group by key
      on conflict (file, key) do nothing returning key, line
    )
    select given.line, coalesce(first.line, kept.line) as earlier
    from given left join first on first.key = given.key
      left join master_data_key kept on kept.file = ${file} and kept.key = given.key
    where coalesce(first.line, kept.line) <> given.line`.execute(db);
  return new Map(rows.map(({ line, earlier }) => [line, earlier]));
}

export async function keepFaults(db: Db, file: string, faults: readonly LineFault[]): Promise<void> {
  for (const chunk of inChunks(faults))
    await db
      .insertInto('master_data_fault')
      .values(chunk.map(({ line, column, message }) => ({ file, line, column_title: column, message })))
      .execute();
}

export const listFaults = (db: Db, { offset, amount }: { offset: number; amount: number }) =>
  db
    .selectFrom('master_data_fault')
    .select(['id', 'file', 'line', 'column_title as column', 'message'])
    .orderBy('id')
    .limit(amount)
    .offset(offset)
    .execute();

export async function countFaults(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('master_data_fault')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
