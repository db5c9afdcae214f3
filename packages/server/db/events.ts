import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './pool.ts';
import { statement } from './statement.ts';

export interface TradeEvent {
  recordType: string;
  recordId: string;
  /** A verb of the trade: merged, finished, sent back. Field changes are recorded by the trigger. */
  action: string;
  changes?: { field: string; from: unknown; to: unknown }[];
}

const insertEvent = statement((db, given: { recordType: string; recordId: string; action: string; changes: string }) =>
  db.insertInto('event').values({
    actor_id: sql<string>`setting_or_null('assay.actor')::uuid`,
    actor_name: sql<string>`setting_or_null('assay.actor_name')`,
    request_id: sql<string>`setting_or_null('assay.request')`,
    record_type: given.recordType,
    record_id: given.recordId,
    action: given.action,
    changes: given.changes,
  }),
);

/** The id under which events tell of something that has a name alone. */
export const idOfName = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** Actor and request are read where the transaction keeps them. */
export async function recordEvent(db: Db, { recordType, recordId, action, changes = [] }: TradeEvent): Promise<void> {
  await insertEvent(db, { recordType, recordId, action, changes: JSON.stringify(changes) });
}
