import { invalidField, Problem } from '@assay/domain/problem';

/** A revision on the wire is an ETag: `"7"`. */
export const etagOf = (revision: number): string => `"${revision}"`;

export function readIfMatch(header: unknown): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const match = typeof header === 'string' ? /^(?:W\/)?"(\d{1,9})"$/.exec(header) : null;
  if (!match) throw invalidField('If-Match', 'Must be one revision in quotation marks, for example "7"');
  return Number(match[1]);
}

/** Refuses a write that was made looking at an older state, and shows the newer one. */
export async function refuseStale(
  expected: number | undefined,
  actual: number,
  current: () => Promise<unknown>,
): Promise<void> {
  if (expected === undefined || expected === actual) return;
  throw new Problem('stale', 'Somebody else changed this since you opened it. Nothing was overwritten.', {
    current: await current(),
  });
}
