import { newId } from '@assay/domain/id';
import type { Insertable } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { ProtocolRow } from '../../db/tables/protocols.ts';
import type { ProtocolRows } from './protocol-rows.ts';

/** Wholes before their parts. */
const tables = [
  'protocol_target',
  'protocol_category',
  'protocol_subcategory',
  'protocol_group',
  'protocol_phase',
  'protocol_point',
  'point_dependency',
] as const satisfies (keyof ProtocolRows)[];

/** Titles that nobody has used yet join those that authors choose from; in one order, so that no two authors wait for each other in a circle. */
async function ensureTitles(db: Db, titles: readonly string[], now: Date): Promise<void> {
  const values = [...new Set(titles)].sort().map((name) => ({ id: newId(now.getTime()), name }));
  for (const chunk of inChunks(values))
    await afterGuard(db)
      .insertInto('category_title')
      .values(chunk)
      .onConflict((known) => known.column('name').doNothing())
      .execute();
}

export async function insertProtocol(
  db: Db,
  row: Insertable<ProtocolRow>,
  parts: ProtocolRows,
  now: Date,
): Promise<void> {
  await ensureTitles(
    db,
    parts.protocol_category.map(({ title }) => title),
    now,
  );
  await afterGuard(db).insertInto('protocol').values(row).execute();
  for (const table of tables)
    for (const chunk of inChunks<object>(parts[table]))
      await afterGuard(db)
        .insertInto(table as 'protocol_target')
        .values(chunk as never)
        .execute();
}

export async function deleteProtocol(db: Db, id: string, now: Date): Promise<void> {
  await afterGuard(db).updateTable('protocol').set({ deleted_at: now }).where('id', '=', id).execute();
}

export async function updateDependencyJson(db: Db, id: string, json: unknown): Promise<void> {
  await afterGuard(db)
    .updateTable('point_dependency')
    .set({ json: JSON.stringify(json) })
    .where('id', '=', id)
    .execute();
}
