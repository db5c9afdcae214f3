/** How the field of a cell is named, so that others find it; a measurement has one that nobody names. */
export const fieldName = (cell: string): string => cell || 'value';

const wanted = 'answer-field-wanted';

/** Puts the keyboard into the field of a cell. */
export function focusField(within: HTMLElement, cell: string): void {
  const field = [...within.querySelectorAll('input')].find(({ name }) => name === fieldName(cell));
  // What shows a part of its fields at a time has to show this one first.
  field?.dispatchEvent(new Event(wanted, { bubbles: true }));
  field?.focus();
  field?.select();
}

/** Hears of fields that are about to be focused; answers how to stop. */
export function onFieldWanted(within: HTMLElement, show: (field: HTMLInputElement) => void): () => void {
  const hear = ({ target }: Event) => target instanceof HTMLInputElement && show(target);
  within.addEventListener(wanted, hear);
  return () => within.removeEventListener(wanted, hear);
}
