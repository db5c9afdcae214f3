import { invalidField, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';

/** A revision on the wire is an ETag: `"7"`. */
export const etagOf = (revision: number): string => `"${revision}"`;

export function readIfMatch(header: unknown): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const match = typeof header === 'string' ? /^(?:W\/)?"(\d{1,9})"$/.exec(header) : null;
  if (!match) throw invalidField('If-Match', 'value.revision');
  return Number(match[1]);
}

/** Refuses a write that was made looking at an older state, and shows the newer one. */
export async function refuseStale(
  expected: number | undefined,
  actual: number,
  collided: () => Promise<{ current: unknown; changedBy: string | undefined }>,
): Promise<void> {
  if (expected === undefined || expected === actual) return;
  const { current, changedBy } = await collided();
  throw new Problem('stale', message('stale'), { current, ...(changedBy && { changedBy }) });
}
