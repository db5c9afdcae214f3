import type { FittingProtocol, NamedTarget } from '@assay/contract/protocols/protocol';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { fits } from '@assay/domain/protocols/fit';
import type { ProtocolTarget } from '@assay/domain/protocols/protocol';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { seesTarget } from './protocol-columns.queries.ts';

/** Each protocol with the place of its best fit: one look into an index for each way to fit. */
const fitting = ({ equipmentId, productModelId, productFamilyId }: ProtocolTarget) => sql<{
  protocol_id: string;
  place: number;
}>`(
  select protocol_id, min(place) as place from (
    select protocol_id, 0 as place from protocol_target where equipment_id = ${equipmentId}
    union all
    select protocol_id, 1 from protocol_target where product_model_id = ${productModelId} and equipment_id is null
    union all
    select protocol_id, 2 from protocol_target where product_family_id = ${productFamilyId} and product_model_id is null
    union all
    select protocol_id, 3 from protocol_target where product_family_id is null
  ) target group by protocol_id)`;

/** A row for each target: putting them together here costs a fraction of what aggregating them there does. */
const rowsOf = (db: Db, scope: Scope, machine: ProtocolTarget, types: readonly ProtocolType[]) =>
  visible
    .liveProtocols(db, scope)
    .innerJoin(fitting(machine).as('fitting'), 'fitting.protocol_id', 'protocol.id')
    .leftJoin('protocol_target as t', (join) => join.onRef('t.protocol_id', '=', 'protocol.id').on(seesTarget(scope)))
    .leftJoin('product_family as f', 'f.id', 't.product_family_id')
    .leftJoin('product_model as m', 'm.id', 't.product_model_id')
    .leftJoin('equipment as e', 'e.id', 't.equipment_id')
    .select(['protocol.id', 'protocol.name', 'protocol.type', 'protocol.created_at', 'fitting.place', 't.index'])
    .select(['t.product_family_id', 't.product_model_id', 't.equipment_id'])
    .select(['f.name as family', 'm.name as model', 'e.serial_number', 'e.nick_name'])
    .where('protocol.type', '=', sql<ProtocolType>`any(${types}::text[])`)
    .orderBy('fitting.place')
    .orderBy('protocol.id', 'desc')
    .orderBy('t.index')
    .execute();

type FittingRow = Awaited<ReturnType<typeof rowsOf>>[number];

const targetIn = (row: FittingRow): NamedTarget => ({
  productFamilyId: row.product_family_id,
  productModelId: row.product_model_id,
  equipmentId: row.equipment_id,
  productFamilyName: row.family ?? '',
  productModelName: row.model ?? '',
  serialNumber: row.serial_number ?? '',
  nickName: row.nick_name ?? '',
  equipmentName: row.serial_number || (row.nick_name ?? ''),
});

async function countPoints(db: Db, protocolIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await afterGuard(db)
    .selectFrom('protocol_point')
    .select(['protocol_id', (eb) => eb.fn.countAll<string>().as('points')])
    .where('protocol_id', '=', sql<string>`any(${protocolIds}::uuid[])`)
    .groupBy('protocol_id')
    .execute();
  return new Map(rows.map(({ protocol_id, points }) => [protocol_id, Number(points)]));
}

/** The protocols for a machine, best fit first, newest first within each. */
export async function listFitting(
  db: Db,
  scope: Scope,
  machine: ProtocolTarget,
  types: readonly ProtocolType[],
): Promise<FittingProtocol[]> {
  const found = new Map<string, Omit<FittingProtocol, 'pointCount'>>();
  for (const row of await rowsOf(db, scope, machine, types)) {
    const { id, name, type, created_at, place } = row;
    const known = found.get(id);
    const protocol = known ?? {
      protocolId: id,
      name,
      type,
      created: created_at.toISOString(),
      targets: [],
      fit: fits[place] ?? 'any',
    };
    if (!known) found.set(id, protocol);
    if (row.index !== null) protocol.targets.push(targetIn(row));
  }
  const points = await countPoints(db, [...found.keys()]);
  return [...found.values()].map((protocol) => ({ ...protocol, pointCount: points.get(protocol.protocolId) ?? 0 }));
}
