import { inIndexOrder, renumbered } from '@assay/domain/points/new-parts';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { ChangeList, OrderedPart } from './part-row.ts';

/** The list with more parts after one of it; indexes are dense afterwards. */
export function insertedAfter<P extends OrderedPart>(parts: readonly P[], id: string, added: readonly P[]): P[] {
  const ordered = inIndexOrder(parts);
  ordered.splice(ordered.findIndex((part) => part.id === id) + 1, 0, ...added);
  return renumbered(ordered);
}

/** The lines of a text that say something. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface QuickRows<P extends OrderedPart> {
  /** The field whose input adds further parts: the first of a row. */
  field: keyof P & string;
  fresh: (index: number) => P;
  onChange: ChangeList<P>;
  /** How many more there may be. */
  room: number;
  onAdded: (id: string) => void;
}

/** The part whose first input an event comes from; undefined for any other place. */
function partOf(event: { target: EventTarget }): { id: string; input: HTMLInputElement } | undefined {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return undefined;
  const row = input.closest<HTMLElement>('[data-part]');
  const first = row?.querySelector('input:not([type=file])');
  return row?.dataset.part && first === input ? { id: row.dataset.part, input } : undefined;
}

/** Enter adds the next part; a list that is pasted becomes one part for each line. */
export function quickRows<P extends OrderedPart>({ field, fresh, onChange, room, onAdded }: QuickRows<P>) {
  function insert(id: string, texts: readonly string[]): void {
    const added = texts.slice(0, room).map((text) => ({ ...fresh(0), ...(text && { [field]: text }) }));
    onChange((before) => insertedAfter(before, id, added));
    const last = added.at(-1);
    if (last) onAdded(last.id);
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const part = event.key === 'Enter' && !event.nativeEvent.isComposing ? partOf(event) : undefined;
      if (!part) return;
      // Neither the list around this one nor the form hears it.
      event.preventDefault();
      event.stopPropagation();
      if (room > 0) insert(part.id, ['']);
    },
    onPaste: (event: ClipboardEvent) => {
      const part = partOf(event);
      const [first = '', ...more] = linesOf(event.clipboardData.getData('text'));
      if (!part || more.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const { value, selectionStart, selectionEnd, maxLength } = part.input;
      const joined = `${value.slice(0, selectionStart ?? value.length)}${first}${value.slice(selectionEnd ?? value.length)}`;
      const most = maxLength > 0 ? maxLength : joined.length;
      onChange((before) =>
        before.map((one) => (one.id === part.id ? { ...one, [field]: joined.slice(0, most) } : one)),
      );
      insert(
        part.id,
        more.map((line) => line.slice(0, most)),
      );
    },
  };
}
