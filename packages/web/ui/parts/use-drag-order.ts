import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { scrollNear } from './scroll-near.ts';

/** Where a row belongs while the pointer is at this height: past the middle of a neighbour it changes places with it. */
function placeAt(row: HTMLElement, y: number): { from: number; to: number } {
  const rows = Array.from(row.parentElement?.children ?? []);
  const from = rows.indexOf(row);
  const isPast = (neighbour: Element, below: boolean): boolean => {
    const { top, height } = neighbour.getBoundingClientRect();
    return below ? y > top + height / 2 : y < top + height / 2;
  };
  let to = from;
  while (rows[to + 1] && isPast(rows[to + 1] as Element, true)) to += 1;
  while (to === from && rows[to - 1] && isPast(rows[to - 1] as Element, false)) to -= 1;
  return { from, to };
}

/** A handle that carries its row up and down its list. */
export function useDragOrder(row: RefObject<HTMLElement | null>, moveTo: (place: number) => void) {
  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      const dragged = row.current;
      if (event.button !== 0 || !dragged) return;
      // Otherwise the texts that it passes would be selected.
      event.preventDefault();
      dragged.dataset.dragged = 'true';
      // A row that changes its place loses a captured pointer: the window hears it all the way.
      const listening = new AbortController();
      const carry = ({ clientY }: PointerEvent): void => {
        scrollNear(clientY);
        const { from, to } = placeAt(dragged, clientY);
        if (to !== from) moveTo(to);
      };
      const drop = (): void => {
        listening.abort();
        delete dragged.dataset.dragged;
      };
      const { signal } = listening;
      window.addEventListener('pointermove', carry, { signal });
      window.addEventListener('pointerup', drop, { signal });
      window.addEventListener('pointercancel', drop, { signal });
    },
  };
}
