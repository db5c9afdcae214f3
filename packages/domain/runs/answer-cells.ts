/** The lists of an answer whose entries are filled in one by one, with what names an entry. */
const cellIds = {
  values: ({ rowId, fieldId = '' }: AnyCell) => (rowId ? `${rowId}/${fieldId}` : fieldId),
  rangeValues: ({ rangeValueId = '' }: AnyCell) => rangeValueId,
  multipleChoices: ({ multipleChoiceId = '' }: AnyCell) => multipleChoiceId,
  dropdowns: ({ dropdownId = '' }: AnyCell) => dropdownId,
  followUps: ({ optionId = '' }: AnyCell) => optionId,
};
type CellList = keyof typeof cellIds;

/** An entry of any of these lists. */
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

/** The entries of a list, each by what names it. */
export const cellsIn = (list: CellList, entries: readonly AnyCell[]): Map<string, AnyCell> =>
  new Map(entries.map((cell) => [cellIds[list](cell), cell]));

/** Whether nothing was answered; what a name of a part is does not count as an answer. */
export function saysNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(saysNothing);
  if (typeof value !== 'object' || value === null) return value === undefined || value === null || value === '';
  for (const name in value) if (!name.endsWith('Id') && !saysNothing(value[name as never])) return false;
  return true;
}
