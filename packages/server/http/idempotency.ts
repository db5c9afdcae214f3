import { createHash } from 'node:crypto';
import { invalidField, Problem } from '@assay/domain/problem';
import type { Db } from '../db/pool.ts';

export interface StoredReply {
  status: number;
  body: unknown;
}

export interface IdempotentWrite {
  userId: string;
  key: string;
  /** Method and path with its parameters: the same key elsewhere is another question. */
  endpoint: string;
  body: unknown;
}

const keyPattern = /^[\x21-\x7e]{1,100}$/;

export function readIdempotencyKey(header: unknown): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && keyPattern.test(header)) return header;
  throw invalidField('Idempotency-Key', 'Must be 1 to 100 visible ASCII characters');
}

const sha256 = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest();

/** Claims the key for this transaction; a repeat waits for its twin and gets the twin's reply. */
export async function claimKey(db: Db, write: IdempotentWrite): Promise<StoredReply | undefined> {
  const body_sha256 = sha256(write.body);
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ user_id: write.userId, key: write.key, endpoint: write.endpoint, body_sha256 })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const stored = await db
    .selectFrom('idempotency_key')
    .select(['endpoint', 'body_sha256', 'status', 'reply'])
    .where('user_id', '=', write.userId)
    .where('key', '=', write.key)
    .executeTakeFirstOrThrow();
  if (stored.endpoint !== write.endpoint || !stored.body_sha256.equals(body_sha256))
    throw new Problem('unprocessable', 'This Idempotency-Key was used for another request.', { code: 'keyReused' });
  return { status: stored.status ?? 200, body: stored.reply };
}

export async function storeReply(db: Db, write: IdempotentWrite, { status, body }: StoredReply): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status, reply: body === undefined ? null : JSON.stringify(body) })
    .where('user_id', '=', write.userId)
    .where('key', '=', write.key)
    .execute();
}
