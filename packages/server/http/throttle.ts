import { Problem } from '@assay/domain/problem';
import type { Db } from '../db/pool.ts';
import { countAttempt } from './throttle.queries.ts';

/** A bucket of attempts, shared by all processes. */
export interface Throttle {
  bucket: string;
  limit: number;
  windowMs: number;
}

/** Counts an attempt in one bucket after another; the first that is full refuses it, and those behind never hear of it. */
export async function throttle(db: Db, buckets: readonly Throttle[], now: Date): Promise<void> {
  for (const { bucket, limit, windowMs } of buckets) {
    const { hits, resetsAt } = await countAttempt(db, bucket, windowMs, now);
    if (hits > limit) throw tooMany(resetsAt.getTime() - now.getTime());
  }
}

function tooMany(waitMs: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem('throttled', `Too many attempts. Try again in ${waitInWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
}

function waitInWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
