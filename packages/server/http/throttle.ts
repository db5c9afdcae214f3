import { Problem } from '@assay/domain/problem';
import type { Db } from '../db/pool.ts';
import { countAttempt } from './throttle.queries.ts';

/** A bucket of attempts, shared by all processes. */
export interface Throttle {
  bucket: string;
  limit: number;
  windowMs: number;
}

/** Counts an attempt in each bucket; refuses it once one of them is over its limit. */
export async function throttle(db: Db, buckets: readonly Throttle[], now: Date): Promise<void> {
  let waitMs = 0;
  for (const { bucket, limit, windowMs } of buckets) {
    const { hits, resetsAt } = await countAttempt(db, bucket, windowMs, now);
    if (hits > limit) waitMs = Math.max(waitMs, resetsAt.getTime() - now.getTime());
  }
  if (waitMs > 0) {
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
    throw new Problem('throttled', `Too many attempts. Try again in ${waitInWords(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    });
  }
}

function waitInWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
