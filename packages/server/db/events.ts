import { sql } from 'kysely';
import type { Db } from './pool.ts';
import { prepared } from './prepared.ts';

export interface TradeEvent {
  recordType: string;
  recordId: string;
  /** A verb of the trade: merged, finished, sent back. Field changes are recorded by the trigger. */
  action: string;
  changes?: { field: string; from: unknown; to: unknown }[];
}

/** Actor and request are read where the transaction keeps them. */
export async function recordEvent(db: Db, { recordType, recordId, action, changes = [] }: TradeEvent): Promise<void> {
  await sql`
    insert into event (actor_id, actor_name, request_id, record_type, record_id, action, changes)
    values (setting_or_null('assay.actor')::uuid, setting_or_null('assay.actor_name'), setting_or_null('assay.request'),
      ${recordType}, ${recordId}, ${action}, ${JSON.stringify(changes)}) ${prepared}`.execute(db);
}
