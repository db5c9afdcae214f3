import type { Endpoint } from '@assay/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type Db, withoutScopedTables } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { claimKey, keepReply, readIdempotencyKey, readReply } from './idempotency.ts';
import type { Person } from './person.ts';
import type { Answered } from './replies.ts';

/** One transaction with its actor; with an Idempotency-Key, a repeat gets the reply of the first time. */
export async function writeOnce(
  pool: pg.Pool,
  endpoint: Endpoint,
  request: FastifyRequest,
  person: Person | null,
  bodySha256: Buffer,
  work: (db: Db) => Promise<Answered>,
): Promise<Answered> {
  const actor = { id: person?.userId ?? null, name: person?.name ?? null, requestId: request.id };
  const key = person && readIdempotencyKey(request.headers['idempotency-key']);
  if (!person || !key || endpoint.secretReply) return inTransaction(pool, actor, (db) => work(withoutScopedTables(db)));
  const write = { userId: person.userId, key, endpoint: `${request.method} ${request.url}`, bodySha256 };
  let repeated = false;
  return inTransaction(
    pool,
    actor,
    async (db, rowsClaimed) => {
      repeated = rowsClaimed === 0;
      const open = withoutScopedTables(db);
      return repeated ? readReply(open, write) : work(open);
    },
    {
      opening: claimKey(write),
      closing: (answered) => (repeated ? undefined : keepReply(write, answered)),
    },
  );
}
