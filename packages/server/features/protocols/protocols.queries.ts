import { newId } from '@assay/domain/id';
import type { Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inChunks } from '../../db/in-chunks.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { ProtocolRow } from '../../db/tables/protocols.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { ancestorsOf, createdByFor, ownFor, targetsOf } from './protocol-columns.queries.ts';
import type { ProtocolRows } from './protocol-rows.ts';

/** A protocol with all its parts and what a reader sees of its points, in one query. */
const wholeProtocols = (db: Db, scope: Scope) =>
  visible
    .protocols(db, scope)
    .selectAll('protocol')
    .select([targetsOf(scope).as('targets'), ancestorsOf(db, scope).as('ancestors')])
    .select([createdByFor(scope).as('created_by_name'), ownFor(scope).as('own')])
    .select((protocol) => [
      jsonArrayFrom(
        protocol
          .selectFrom('protocol_category')
          .select(['protocol_category.id', 'protocol_category.title'])
          .whereRef('protocol_category.protocol_id', '=', 'protocol.id')
          .orderBy('protocol_category.index'),
      ).as('categories'),
      jsonArrayFrom(
        protocol
          .selectFrom('protocol_subcategory')
          .select(['id', 'title', 'protocol_category_id'])
          .whereRef('protocol_subcategory.protocol_id', '=', 'protocol.id')
          .orderBy('protocol_subcategory.index'),
      ).as('subcategories'),
      jsonArrayFrom(
        protocol
          .selectFrom('protocol_group')
          .select(['protocol_group.name', 'protocol_group.kind', 'protocol_group.category_indices'])
          .whereRef('protocol_group.protocol_id', '=', 'protocol.id')
          .orderBy('protocol_group.index'),
      ).as('groups'),
      jsonArrayFrom(
        protocol
          .selectFrom('protocol_phase')
          .innerJoin('phase', 'phase.id', 'protocol_phase.phase_id')
          .select(['protocol_phase.phase_id', 'phase.name', 'protocol_phase.order'])
          .whereRef('protocol_phase.protocol_id', '=', 'protocol.id')
          .orderBy('protocol_phase.order')
          .orderBy('phase.name'),
      ).as('phases'),
      jsonArrayFrom(
        protocol
          .selectFrom('protocol_point')
          .innerJoin('inspection_point', 'inspection_point.id', 'protocol_point.inspection_point_id')
          .leftJoin('unit', 'unit.id', 'inspection_point.unit_id')
          .selectAll('protocol_point')
          .select([
            'inspection_point.name',
            'inspection_point.type',
            'inspection_point.measurement_title',
            'unit.name as unit_name',
          ])
          .whereRef('protocol_point.protocol_id', '=', 'protocol.id')
          .orderBy('protocol_point.index'),
      ).as('points'),
      jsonArrayFrom(
        protocol
          .selectFrom('point_dependency')
          .select(['id', 'protocol_point_id', 'kind', 'parameter', 'target_protocol_point_id', 'json'])
          .whereRef('point_dependency.protocol_id', '=', 'protocol.id')
          .orderBy('point_dependency.index'),
      ).as('dependencies'),
    ]);

export const findProtocol = (db: Db, scope: Scope, id: string) =>
  wholeProtocols(db, scope).where('protocol.id', '=', id).executeTakeFirst();

/** A live one, locked until the transaction ends. */
export const holdProtocol = (db: Db, scope: Scope, id: string) =>
  visible
    .liveProtocols(db, scope)
    .select(['protocol.id', 'protocol.company_id'])
    .where('protocol.id', '=', id)
    .forUpdate('protocol')
    .executeTakeFirst();

/** For a write on a live one: read only when it is held, since a statement that waits sees the parts of before. */
export async function lockProtocol(db: Db, scope: Scope, id: string) {
  const held = await holdProtocol(db, scope, id);
  return held && findProtocol(db, scope, id);
}

export type ProtocolRecord = NonNullable<Awaited<ReturnType<typeof findProtocol>>>;

/** The protocol that this one was copied from, the one that took its place, and the live ones that were copied from it, by name. */
export async function findRelatives(db: Db, scope: Scope, { id, copy_of_protocol_id }: ProtocolRecord) {
  const rows = await visible
    .protocols(db, scope)
    .select(['protocol.id as protocolId', 'protocol.name'])
    .select(['protocol.copy_of_protocol_id', 'protocol.replaces_protocol_id', 'protocol.deleted_at'])
    .where((given) =>
      given.or([
        given('protocol.id', '=', copy_of_protocol_id),
        given('protocol.copy_of_protocol_id', '=', id),
        given('protocol.replaces_protocol_id', '=', id),
      ]),
    )
    .orderBy('protocol.name')
    .orderBy('protocol.id')
    .execute();
  return {
    original: rows.find(({ protocolId }) => protocolId === copy_of_protocol_id) ?? null,
    successor: rows.find((row) => row.replaces_protocol_id === id) ?? null,
    copies: rows.filter(
      (row) => row.copy_of_protocol_id === id && row.replaces_protocol_id !== id && row.deleted_at === null,
    ),
  };
}

/** Counts the inspections that began with a protocol, as a configurator too. */
export async function countInspectionsOf(db: Db, scope: Scope, protocolId: string): Promise<number> {
  const { count } = await visible
    .visits(db, scope)
    .innerJoin('run', 'run.visit_id', 'visit.id')
    .select(({ fn }) => fn.count<number>('visit.id').distinct().as('count'))
    .where('run.protocol_id', '=', protocolId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

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
