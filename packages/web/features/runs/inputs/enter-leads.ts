import type { KeyboardEvent } from 'react';
import { fieldsIn, isField } from './answer-fields.ts';

/** Enter leads from field to field of a point, and on from the last one; a table has led between its cells before. */
export function enterLeads(event: KeyboardEvent<HTMLElement>, onEnd: (() => void) | undefined): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing || !isField(target)) return;
  const fields = fieldsIn(currentTarget);
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
