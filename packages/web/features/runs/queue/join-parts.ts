import { joinCells, samePart } from './cells.ts';
import type { Parts } from './entry.ts';

/** Lists that two people may add to without getting in each other's way. */
const growing: ReadonlySet<string> = new Set(['photos']);
/** Lists that two people only take from. */
const shrinking: ReadonlySet<string> = new Set(['prefilledCells']);

/** Both lists behind what they began with, where both only grew. */
function grownTogether(base: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const grew = (list: unknown[]) => base.every((one, place) => samePart(one, list[place]));
  return grew(mine) && grew(theirs) ? [...theirs, ...mine.slice(base.length)] : undefined;
}

/** What neither has taken away. */
const leftByBoth = (mine: unknown, theirs: unknown): unknown[] | undefined =>
  Array.isArray(mine) && Array.isArray(theirs) ? mine.filter((one) => theirs.includes(one)) : undefined;

function joinLists(name: string, base: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (growing.has(name)) return grownTogether(base ?? [], mine, theirs);
  return shrinking.has(name) ? leftByBoth(mine, theirs) : undefined;
}

interface JoinedParts {
  /** What is still to be written. */
  parts: Parts;
  /** What theirs are, of the parts that both have changed, each in another way; cells that do not conflict are joined in both. */
  theirs: Parts;
}

/**
 * What remains of a change after somebody else's: parts and cells that they left alone, and those that nobody can decide but
 * the person. What the person was asked before, and has not decided yet, is `open`: a later change settles it for nobody.
 */
export function joinParts(base: Parts, mine: Parts, theirs: Parts, open: Parts = {}): JoinedParts {
  const parts: Record<string, unknown> = {};
  const conflicts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(mine)) {
    if (samePart(value, theirs[name])) continue;
    const cells = joinCells(name, { base: base[name], mine: value, theirs: theirs[name], open: open[name] });
    if (cells) {
      if (cells.isNeeded) parts[name] = cells.mine;
      if (cells.isConflict) conflicts[name] = cells.theirs;
      continue;
    }
    const both = joinLists(name, base[name], value, theirs[name]);
    parts[name] = both ?? value;
    if (!both && (name in open || !samePart(base[name], theirs[name]))) conflicts[name] = theirs[name];
  }
  return { parts, theirs: conflicts };
}
