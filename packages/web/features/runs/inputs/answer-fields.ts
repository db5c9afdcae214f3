/** How the field of a cell is named, so that others find it; a measurement has one that nobody names. */
export const fieldName = (cell: string): string => cell || 'value';

const typed = ['text', 'date', 'datetime-local', 'email', 'tel'];

/** A field for one line, and no list that is searched by typing. */
export const isField = (element: EventTarget | Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement &&
  typed.includes(element.type) &&
  !element.disabled &&
  element.getAttribute('role') !== 'combobox' &&
  !element.hasAttribute('aria-haspopup');

export const fieldsIn = (within: Element): HTMLInputElement[] => [...within.querySelectorAll('input')].filter(isField);

const wanted = 'answer-field-wanted';

/** What shows a part of its fields at a time has to show this one first. */
const want = (field: HTMLInputElement): boolean => field.dispatchEvent(new Event(wanted, { bubbles: true }));

function focus(field: HTMLInputElement | undefined): void {
  if (!field) return;
  want(field);
  field.focus();
  field.select();
}

const placeOf = (fields: readonly HTMLInputElement[], cell: string): number =>
  fields.findIndex(({ name }) => name === fieldName(cell));

/** Puts the keyboard into the field of a cell. */
export function focusField(within: HTMLElement, cell: string): void {
  const fields = fieldsIn(within);
  focus(fields[placeOf(fields, cell)]);
}

/** Puts the keyboard into the field after that of a cell; false where it is the last one. */
export function focusFieldAfter(within: HTMLElement, cell: string): boolean {
  const fields = fieldsIn(within);
  const next = fields[placeOf(fields, cell) + 1];
  focus(next);
  return next !== undefined;
}

/** A value of the last visit was not found today. */
const isOpen = (field: HTMLInputElement): boolean => field.value.trim() === '' || field.closest('[data-old]') !== null;

function lead(field: HTMLInputElement): void {
  want(field);
  field.focus({ preventScroll: true });
}

/** Puts the keyboard into the first field that is open; answers which. */
export function focusNextOpen(within: Element): HTMLInputElement | undefined {
  const field = fieldsIn(within).find(isOpen);
  if (field) lead(field);
  return field;
}

/** Puts the keyboard into the first field that is open, or into the first of all; answers which. */
export function focusOpenField(within: Element): HTMLInputElement | undefined {
  const open = focusNextOpen(within);
  const [first] = open ? [] : fieldsIn(within);
  if (first) lead(first);
  return open ?? first;
}

/** Hears of fields that are about to be focused; answers how to stop. */
export function onFieldWanted(within: HTMLElement, show: (field: HTMLInputElement) => void): () => void {
  const hear = ({ target }: Event) => target instanceof HTMLInputElement && show(target);
  within.addEventListener(wanted, hear);
  return () => within.removeEventListener(wanted, hear);
}
