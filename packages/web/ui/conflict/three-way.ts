/** Compares what a person wants to save with what somebody else has saved meanwhile, and joins the two as chosen. */
export interface Reference {
  id: string;
  name: string;
}
/** A text, or a choice among other records, told apart by their ids. */
export type FieldValue = string | null | Reference;
export type Part = { id: string } & Record<string, FieldValue>;
/** Plain fields, and lists of parts that are told apart by their ids. */
export type Draft = Record<string, FieldValue | readonly Part[]>;
export type Side = 'mine' | 'theirs';

export interface Difference {
  path: string;
  /** The list and the part that it lies in; absent for a field of the record itself. */
  list?: string;
  part?: Part;
  /** Absent where one side has the part and the other has not. */
  field?: string;
  /** Undefined on the side that does not have the part. */
  mine: FieldValue | Part | undefined;
  theirs: FieldValue | Part | undefined;
  /** The side that changed it; mine where both did. */
  preferred: Side;
}

const same = (a: FieldValue | undefined, b: FieldValue | undefined): boolean =>
  typeof a === 'object' && typeof b === 'object' ? a?.id === b?.id : a === b;

/** How a value reads by itself: records by their names. */
export function plainText(value: FieldValue | Part | undefined): string {
  const text = typeof value === 'object' ? value?.name : value;
  return typeof text === 'string' ? text : '';
}

const isList = (value: Draft[string] | undefined): value is readonly Part[] => Array.isArray(value);
const partsOf = (draft: Draft, list: string): readonly Part[] => {
  const value = draft[list];
  return isList(value) ? value : [];
};
const byId = (parts: readonly Part[], id: string): Part | undefined => parts.find((part) => part.id === id);
const samePart = (a: Part, b: Part): boolean => Object.keys(a).every((field) => same(a[field], b[field]));

/** Everything in which mine and theirs differ; `base` is what both began with. */
export function differences(base: Draft, mine: Draft, theirs: Draft): Difference[] {
  return Object.entries(mine).flatMap(([key, value]): Difference[] => {
    if (isList(value)) return partDifferences(key, partsOf(base, key), value, partsOf(theirs, key));
    const other = theirs[key] as FieldValue;
    if (same(value, other)) return [];
    const preferred = same(value, base[key] as FieldValue) ? 'theirs' : 'mine';
    return [{ path: key, field: key, mine: value, theirs: other, preferred }];
  });
}

function partDifferences(
  list: string,
  base: readonly Part[],
  mine: readonly Part[],
  theirs: readonly Part[],
): Difference[] {
  const ids = new Set([...mine, ...theirs].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [before, my, their] = [byId(base, id), byId(mine, id), byId(theirs, id)];
    if (my && their) return fieldDifferences(list, before, my, their);
    const [part, preferred] = my ? [my, keeps(my, before, 'mine')] : [their as Part, keeps(their, before, 'theirs')];
    return [{ path: `${list}/${id}`, list, part, mine: my, theirs: their, preferred }];
  });
}

/** A part that one side alone has was added or changed there, unless it is as before and the other side removed it. */
function keeps(part: Part | undefined, before: Part | undefined, side: Side): Side {
  const untouched = part && before && samePart(part, before);
  return untouched ? (side === 'mine' ? 'theirs' : 'mine') : side;
}

function fieldDifferences(list: string, before: Part | undefined, mine: Part, theirs: Part): Difference[] {
  return Object.keys(mine).flatMap((field): Difference[] => {
    const [my, their] = [mine[field] ?? null, theirs[field] ?? null];
    if (same(my, their)) return [];
    const preferred = before && same(my, before[field]) ? 'theirs' : 'mine';
    return [{ path: `${list}/${mine.id}/${field}`, list, part: mine, field, mine: my, theirs: their, preferred }];
  });
}

/** Mine, with theirs wherever that was chosen. */
export function joined<D extends Draft>(mine: D, found: readonly Difference[], choices: ReadonlyMap<string, Side>): D {
  const result: Draft = structuredClone<Draft>(mine);
  for (const { path, list, part, field, theirs, preferred } of found) {
    if ((choices.get(path) ?? preferred) === 'mine') continue;
    if (!list || !part) result[path] = theirs as FieldValue;
    else if (field)
      result[list] = partsOf(result, list).map(
        (one) => (one.id === part.id ? { ...one, [field]: theirs } : one) as Part,
      );
    else if (theirs) result[list] = [...partsOf(result, list), theirs as Part];
    else result[list] = partsOf(result, list).filter(({ id }) => id !== part.id);
  }
  return result as D;
}
