import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { fits } from '@assay/domain/protocols/fit';
import type { ProtocolTarget } from '@assay/domain/protocols/protocol';
import type { ProtocolType } from '@assay/domain/protocols/protocol-types';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { targetsOf } from './protocol-columns.queries.ts';

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

/** The protocols for a machine, best fit first, newest first within each. */
export async function listFitting(
  db: Db,
  scope: Scope,
  machine: ProtocolTarget,
  types: readonly ProtocolType[],
): Promise<FittingProtocol[]> {
  const rows = await visible
    .liveProtocols(db, scope)
    .innerJoin(fitting(machine).as('fitting'), 'fitting.protocol_id', 'protocol.id')
    .select(['protocol.id as protocolId', 'protocol.name', 'protocol.type', 'protocol.created_at', 'fitting.place'])
    .select(targetsOf(scope).as('targets'))
    .where('protocol.type', '=', sql<ProtocolType>`any(${types}::text[])`)
    .orderBy('fitting.place')
    .orderBy('protocol.id', 'desc')
    .execute();
  return rows.map(({ created_at, place, ...row }) => ({
    ...row,
    created: created_at.toISOString(),
    fit: fits[place] ?? 'any',
  }));
}
