import type { KeyboardEvent } from 'react';

const typed = ['text', 'date', 'datetime-local', 'email', 'tel'];

/** A field for one line, and no list that is searched by typing. */
const isField = (element: EventTarget | Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement &&
  typed.includes(element.type) &&
  !element.disabled &&
  element.getAttribute('role') !== 'combobox' &&
  !element.hasAttribute('aria-haspopup');

/** Enter leads from field to field of a point, and on from the last one; a table has led between its cells before. */
export function enterLeads(event: KeyboardEvent<HTMLElement>, onEnd: (() => void) | undefined): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing || !isField(target)) return;
  const fields = [...currentTarget.querySelectorAll('input')].filter(isField);
  const next = fields[fields.indexOf(target) + 1];
  if (!next && !onEnd) return;
  event.preventDefault();
  if (next) next.focus();
  else {
    // Whatever is asked about the value is asked once its field is left.
    target.blur();
    onEnd?.();
  }
}
