import { afterGuard, type Db } from '../../db/pool.ts';

export const findSnapshot = (db: Db, protocolId: string, sha256: string) =>
  afterGuard(db)
    .selectFrom('protocol_snapshot')
    .select('content')
    .where('protocol_id', '=', protocolId)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
