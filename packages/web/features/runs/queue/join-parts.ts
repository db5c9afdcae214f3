import { canonicalJson } from '@assay/domain/protocols/canonical-json';
import type { Parts } from './entry.ts';

export const samePart = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** Both lists behind what they began with, where both only grew. */
function grownTogether(base: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const grew = (list: unknown[]) => base.every((one, place) => samePart(one, list[place]));
  return grew(mine) && grew(theirs) ? [...theirs, ...mine.slice(base.length)] : undefined;
}

interface JoinedParts {
  /** What is still to be written. */
  parts: Parts;
  /** The parts that both have changed, each in another way. */
  conflicts: string[];
}

interface JoinRules {
  /** Lists that both may add to. */
  growing: ReadonlySet<string>;
  /** Parts that the person has been asked about and has not decided: somebody else's next change does not decide them. */
  undecided: ReadonlySet<string>;
}

/** What remains of a change after somebody else's: parts that they left alone, and those that nobody can decide but the person. */
export function joinParts(base: Parts, mine: Parts, theirs: Parts, { growing, undecided }: JoinRules): JoinedParts {
  const parts: Record<string, unknown> = {};
  const conflicts: string[] = [];
  for (const [name, value] of Object.entries(mine)) {
    if (samePart(value, theirs[name])) continue;
    const both = growing.has(name) ? grownTogether(base[name] ?? [], value, theirs[name]) : undefined;
    parts[name] = both ?? value;
    if (!both && (undecided.has(name) || !samePart(base[name], theirs[name]))) conflicts.push(name);
  }
  return { parts, conflicts };
}
