import { canonicalJson } from '@assay/domain/canonical-json';
import { type AnyCell, cellsIn, isCellList, saysNothing } from '@assay/domain/runs/answer-cells';

export const samePart = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** An empty cell is as good as none. */
export const sameCell = (one: AnyCell | undefined, other: AnyCell | undefined): boolean =>
  (saysNothing(one) && saysNothing(other)) || samePart(one, other);

/** The cells of a part that is filled in one by one, by what names them; undefined for any other part. */
export function cellsOf(part: string, value: unknown): Map<string, AnyCell> | undefined {
  const [list, entries] =
    part === 'content' ? ['values', (value as { values?: unknown } | undefined)?.values] : [part, value];
  return isCellList(list) && Array.isArray(entries) ? cellsIn(list, entries) : undefined;
}

/** A part made of these cells. */
export const partOf = (part: string, cells: Iterable<AnyCell>): unknown =>
  part === 'content' ? { values: [...cells] } : [...cells];

/** How a cell of a part is named beside whole parts. */
export const cellPath = (part: string, cell: string): string => `${part}/${cell}`;

type Cells = ReadonlyMap<string, AnyCell>;

interface JoinedCells {
  /** Both changes, mine where both changed a cell. */
  mine: unknown;
  /** Both changes, theirs where both changed a cell. */
  theirs: unknown;
  isConflict: boolean;
  /** Whether anything is left to be written. */
  isNeeded: boolean;
}

/** Two changes of one part, cell by cell; undefined where it has no cells. `open` is what they had made of it when the person was asked. */
export function joinCells(
  part: string,
  { base, mine, theirs, open }: { base: unknown; mine: unknown; theirs: unknown; open?: unknown },
): JoinedCells | undefined {
  const [my, their] = [cellsOf(part, mine), cellsOf(part, theirs)];
  if (!my || !their) return undefined;
  const before: Cells = cellsOf(part, base) ?? new Map();
  // Of a table those are sent that are filled in: what is computed is as the server says.
  const mineAt = (id: string) => my.get(id) ?? (part === 'content' ? before.get(id) : undefined);
  const asked = cellsOf(part, open);
  const joined = [...new Set([...their.keys(), ...my.keys()])].map((id) => {
    const [was, myCell, theirCell] = [before.get(id), mineAt(id), their.get(id)];
    const isTheirs = sameCell(myCell, theirCell) || sameCell(myCell, was);
    const isAsked = asked !== undefined && !sameCell(asked.get(id), myCell);
    const isMine = !isTheirs && !isAsked && sameCell(theirCell, was);
    return { mine: isTheirs ? theirCell : myCell, theirs: isMine ? myCell : theirCell, isTheirs, isMine };
  });
  return {
    mine: partOf(
      part,
      joined.flatMap((cell) => cell.mine ?? []),
    ),
    theirs: partOf(
      part,
      joined.flatMap((cell) => cell.theirs ?? []),
    ),
    isConflict: joined.some(({ isTheirs, isMine }) => !isTheirs && !isMine),
    isNeeded: joined.some(({ isTheirs }) => !isTheirs),
  };
}

/** My cells of a part, and theirs where those were chosen; undefined for a part without cells. */
export function chosenCells(part: string, mine: unknown, theirs: unknown, keepTheirs: ReadonlySet<string>): unknown {
  const [my, their] = [cellsOf(part, mine), cellsOf(part, theirs)];
  if (!my || !their) return undefined;
  const ids = [...new Set([...my.keys(), ...their.keys()])];
  return partOf(
    part,
    ids.flatMap((id) => (keepTheirs.has(cellPath(part, id)) ? their : my).get(id) ?? []),
  );
}
