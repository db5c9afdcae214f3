import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The live protocols that include a point, by name. */
export const listProtocolsOfPoint = (db: Db, scope: Scope, pointId: string) =>
  visible
    .liveProtocols(db, scope)
    .select(['protocol.id as protocolId', 'protocol.name', 'protocol.type'])
    .where('protocol.listed', '=', true)
    .where(
      'protocol.id',
      'in',
      afterGuard(db)
        .selectFrom('protocol_point')
        .select('protocol_point.protocol_id')
        .where('protocol_point.inspection_point_id', '=', pointId),
    )
    .orderBy('protocol.name')
    .orderBy('protocol.id')
    .execute();
