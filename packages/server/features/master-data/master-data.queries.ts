import { worded } from '@assay/domain/words/message';
import { sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import type { Db } from '../../db/pool.ts';
import type { LineFault } from './import-lines.ts';

export async function forgetLastImport(db: Db): Promise<void> {
  await sql`truncate master_data_key`.execute(db);
  await db.deleteFrom('master_data_fault').execute();
}

/** Keeps which line speaks for each key; answers the earlier line of those keys that others speak for already. */
export async function takeKeys(db: Db, file: string, lines: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const { rows: taken } = await sql<{ key: string }>`
    insert into master_data_key (file, key, line)
    select ${file}, * from unnest(${[...lines.keys()]}::text[], ${[...lines.values()]}::int[])
    on conflict (file, key) do nothing returning key`.execute(db);
  if (taken.length === lines.size) return new Map();
  const mine = new Set(taken.map(({ key }) => key));
  const others = [...lines.keys()].filter((key) => !mine.has(key));
  const rows = await db
    .selectFrom('master_data_key')
    .select(['key', 'line'])
    .where('file', '=', file)
    .where('key', 'in', others)
    .execute();
  return new Map(rows.map(({ key, line }) => [key, line]));
}

export async function keepFaults(db: Db, file: string, faults: readonly LineFault[]): Promise<void> {
  for (const chunk of inChunks(faults))
    await db
      .insertInto('master_data_fault')
      .values(
        chunk.map(({ line, column, ...fault }) => ({
          file,
          line,
          column_title: column,
          message: worded(fault, 'en'),
        })),
      )
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
