import { Problem } from '@assay/domain/problem';
import { type Message, message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { countAttempt } from './throttle.queries.ts';

/** A bucket of attempts, shared by all processes. */
export interface Throttle {
  bucket: string;
  limit: number;
  windowMs: number;
  /** How many attempts this one counts as. */
  cost?: number;
  /** The person reads this when the bucket is full. */
  refusal?: Refusal;
}

interface Refusal {
  code: string;
  /** Says how long to wait. */
  inSeconds: (count: number) => Message;
  inMinutes: (count: number) => Message;
}

const tooManyAttempts: Refusal = {
  code: 'throttled',
  inSeconds: (count) => message('attempts.waitSeconds', { count }),
  inMinutes: (count) => message('attempts.waitMinutes', { count }),
};

/** Counts an attempt in one bucket after another; the first that is full refuses it, and later ones do not count it. */
export async function throttle(db: Db, buckets: readonly Throttle[], now: Date): Promise<void> {
  for (const { bucket, limit, windowMs, cost = 1, refusal = tooManyAttempts } of buckets) {
    const { hits, resetsAt } = await countAttempt(db, bucket, { cost, windowMs }, now);
    if (hits > limit) throw refused(refusal, resetsAt.getTime() - now.getTime());
  }
}

function refused({ code, inSeconds, inMinutes }: Refusal, waitMs: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const reason = retryAfterSeconds < 90 ? inSeconds(retryAfterSeconds) : inMinutes(Math.ceil(retryAfterSeconds / 60));
  return new Problem('throttled', reason, { code, retryAfterSeconds });
}
