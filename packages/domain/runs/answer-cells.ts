/** The lists of an answer that are filled in entry by entry, with the name of an entry. */
const cellIds = {
  values: ({ rowId, fieldId = '' }: AnyCell) => (rowId ? `${rowId}/${fieldId}` : fieldId),
  rangeValues: ({ rangeValueId = '' }: AnyCell) => rangeValueId,
  multipleChoices: ({ multipleChoiceId = '' }: AnyCell) => multipleChoiceId,
  dropdowns: ({ dropdownId = '' }: AnyCell) => dropdownId,
  followUps: ({ optionId = '' }: AnyCell) => optionId,
};
type CellList = keyof typeof cellIds;

export interface AnyCell {
  rowId?: string;
  fieldId?: string;
  rangeValueId?: string;
  multipleChoiceId?: string;
  dropdownId?: string;
  optionId?: string;
  value?: string;
  optionIds?: readonly string[];
}

export const isCellList = (name: string): name is CellList => name in cellIds;

/** Entries of a list by their names. */
export const cellsIn = (list: CellList, entries: readonly AnyCell[]): Map<string, AnyCell> =>
  new Map(entries.map((cell) => [cellIds[list](cell), cell]));

/** Ids of parts do not count as answers. */
export function saysNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(saysNothing);
  if (typeof value !== 'object' || value === null) return value === undefined || value === null || value === '';
  for (const name in value) if (!name.endsWith('Id') && !saysNothing(value[name as never])) return false;
  return true;
}
