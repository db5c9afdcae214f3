import type { Endpoint } from '@assay/contract/base/endpoint';
import { invalidField, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { NamedQuery } from '../../db/one-trip.ts';
import { type Db, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Answered } from '../replies/replies.ts';
import type { Person } from '../session/session.ts';

interface StoredReply {
  status: number;
  body: unknown;
}

/** A write that may be sent again with the same key. */
interface RepeatableWrite {
  userId: string;
  key: string;
  /** Method and path with its parameters: the same key elsewhere is another question. */
  endpoint: string;
  bodySha256: Buffer;
}

const keyPattern = /^[\x21-\x7e]{1,100}$/;

function readIdempotencyKey(header: unknown): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && keyPattern.test(header)) return header;
  throw invalidField('Idempotency-Key', 'value.idempotencyKey');
}

/** Sent with `begin`: inserts no row when the key is taken, after waiting for the write that holds it. */
const claimKey = ({ userId, key, endpoint, bodySha256 }: RepeatableWrite): NamedQuery => ({
  name: 'claim-key',
  text: `insert into idempotency_key (user_id, key, endpoint, body_sha256) values ($1, $2, $3, $4)
    on conflict (user_id, key) do nothing`,
  values: [userId, key, endpoint, bodySha256],
});

/** Sent with `commit`: the reply is there exactly when the write is. */
const keepReply = ({ userId, key }: RepeatableWrite, { status, body }: StoredReply): NamedQuery => ({
  name: 'keep-reply',
  text: 'update idempotency_key set status = $3, reply = $4 where user_id = $1 and key = $2',
  values: [userId, key, status, body === undefined ? null : JSON.stringify(body)],
});

/** The reply of the first time; the same key for another question is refused. */
async function readReply(db: Db, write: RepeatableWrite): Promise<StoredReply> {
  const stored = await db
    .selectFrom('idempotency_key')
    .select(['endpoint', 'body_sha256', 'status', 'reply'])
    .where('user_id', '=', write.userId)
    .where('key', '=', write.key)
    .executeTakeFirstOrThrow();
  if (stored.endpoint !== write.endpoint || !stored.body_sha256.equals(write.bodySha256))
    throw new Problem('unprocessable', message('request.keyReused'), { code: 'keyReused' });
  return { status: stored.status ?? 200, body: stored.reply ?? undefined };
}

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
