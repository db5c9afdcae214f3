import { Problem } from '@assay/domain/problem';
import type { Db } from '../db/pool.ts';
import { countAttempt } from './throttle.queries.ts';

/** A bucket of attempts, shared by all processes. */
export interface Throttle {
  bucket: string;
  limit: number;
  windowMs: number;
  /** How many attempts this one counts as. */
  cost?: number;
  /** What a person reads when it is full, before how long to wait. */
  refusal?: { code: string; reason: string };
}

const tooManyAttempts = { code: 'throttled', reason: 'Too many attempts.' };

/** Counts an attempt in one bucket after another; the first that is full refuses it, and those behind never hear of it. */
export async function throttle(db: Db, buckets: readonly Throttle[], now: Date): Promise<void> {
  for (const { bucket, limit, windowMs, cost = 1, refusal = tooManyAttempts } of buckets) {
    const { hits, resetsAt } = await countAttempt(db, bucket, { cost, windowMs }, now);
    if (hits > limit) throw refused(refusal, resetsAt.getTime() - now.getTime());
  }
}

function refused({ code, reason }: { code: string; reason: string }, waitMs: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `${reason} Try again in ${waitInWords(retryAfterSeconds)}.`;
  return new Problem('throttled', message, { code, retryAfterSeconds });
}

function waitInWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
