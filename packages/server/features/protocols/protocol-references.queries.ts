import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** The families of one's divisions among these; they stay until the transaction ends. */
export const keepFamilies = (db: Db, { divisionIds }: Scope, ids: readonly string[]) =>
  db
    .selectFrom('product_family')
    .select('id')
    .where('id', '=', anyOf(ids))
    .$if(divisionIds !== null, (query) => query.where('product_category_id', '=', anyOf(divisionIds ?? [])))
    .orderBy('id')
    .forKeyShare()
    .execute();

/** The models among these with their families; they stay until the transaction ends. */
export const keepModels = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('product_model')
    .select(['id', 'product_family_id'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forKeyShare()
    .execute();

/** The machines among these that one may see, with their models. */
export const findMachines = (db: Db, scope: Scope, ids: readonly string[]) =>
  visible
    .equipment(db, scope)
    .select(['equipment.id', 'equipment.product_model_id'])
    .where('equipment.id', '=', anyOf(ids))
    .execute();

/** The phases among these that one may see, and those of a protocol that is copied. */
export const findPhases = (db: Db, scope: Scope, ids: readonly string[], copiedProtocolId: string | null) =>
  visible
    .phases(db, scope)
    .select('phase.id')
    .where('phase.id', '=', anyOf(ids))
    .union(
      afterGuard(db)
        .selectFrom('protocol_phase')
        .select('protocol_phase.phase_id as id')
        .where('protocol_phase.protocol_id', '=', copiedProtocolId),
    )
    .execute();

/** The types of those of these points that one may see, and of those of a protocol, deleted or not. */
export async function findPointTypes(db: Db, scope: Scope, ids: readonly string[], copiedProtocolId: string | null) {
  const rows = await visible
    .points(db, scope)
    .select(['inspection_point.id', 'inspection_point.type'])
    .where('inspection_point.id', '=', anyOf(ids))
    .union(
      afterGuard(db)
        .selectFrom('protocol_point')
        .innerJoin('inspection_point', 'inspection_point.id', 'protocol_point.inspection_point_id')
        .select(['inspection_point.id', 'inspection_point.type'])
        .where('protocol_point.protocol_id', '=', copiedProtocolId),
    )
    .execute();
  return new Map<string, string>(rows.map(({ id, type }) => [id, type]));
}

export const mayCopy = async (db: Db, scope: Scope, id: string): Promise<boolean> =>
  (await visible.protocols(db, scope).select('protocol.id').where('protocol.id', '=', id).executeTakeFirst()) !==
  undefined;
