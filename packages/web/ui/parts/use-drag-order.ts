import { type PointerEvent, type RefObject, useRef } from 'react';

const edge = 80;
const pace = 12;

/** Scrolls the page while the pointer is near its upper or lower edge. */
function scrollNear(y: number): void {
  if (y < edge) window.scrollBy(0, -pace);
  else if (y > window.innerHeight - edge) window.scrollBy(0, pace);
}

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
  const held = useRef(false);
  function letGo(event: PointerEvent<HTMLElement>): void {
    held.current = false;
    event.currentTarget.releasePointerCapture(event.pointerId);
    delete row.current?.dataset.dragged;
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      held.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (row.current) row.current.dataset.dragged = 'true';
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current || !row.current) return;
      scrollNear(event.clientY);
      const { from, to } = placeAt(row.current, event.clientY);
      if (to !== from) moveTo(to);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
