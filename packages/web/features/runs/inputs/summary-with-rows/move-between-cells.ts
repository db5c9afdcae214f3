import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/** Sideways only from the edge of the text: inside it the arrows move the cursor. */
function isAtEdge(cell: HTMLInputElement, right: number): boolean {
  const { selectionStart, selectionEnd, value } = cell;
  if (selectionStart === null) return true;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return isAll || (selectionStart === selectionEnd && selectionStart === (right > 0 ? value.length : 0));
}

/** Arrows and Enter go from cell to cell, over the computed ones. */
export function moveBetweenCells(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target;
  if (!step || !(cell instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const [down, right] = step;
  // A date moves its own parts with the arrows.
  if (event.key !== 'Enter' && cell.type !== 'text') return;
  if (right !== 0 && !isAtEdge(cell, right)) return;
  const cells = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-cell]'));
  const [y = 0, x = 0] = placeOf(cell);
  const ahead = cells.filter((other) => {
    const [otherY = 0, otherX = 0] = placeOf(other);
    return right === 0 ? otherX === x && (otherY - y) * down > 0 : otherY === y && (otherX - x) * right > 0;
  });
  const beyond = event.key === 'Enter' ? columnAfter(cells, x) : undefined;
  const next = (down + right > 0 ? ahead[0] : ahead.at(-1)) ?? beyond;
  // From the last cell Enter leads out of the table.
  if (next || event.key !== 'Enter') event.preventDefault();
  next?.focus();
}

/** The first cell of the next column that has any. */
function columnAfter(cells: readonly HTMLInputElement[], x: number): HTMLInputElement | undefined {
  const columns = cells.map((cell) => placeOf(cell)[1] ?? 0).filter((column) => column > x);
  return cells.find((cell) => placeOf(cell)[1] === Math.min(...columns));
}

/** Where one row is shown at a time: the cell that Enter leads to, through the row and on to the next, and its row. */
export function cellAfter(event: KeyboardEvent<HTMLTableElement>): { cell: HTMLInputElement; row: number } | undefined {
  const { target, nativeEvent, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || nativeEvent.isComposing) return undefined;
  const cells = Array.from(currentTarget.querySelectorAll<HTMLInputElement>('input[data-cell]'));
  const cell = cells[cells.indexOf(target) + 1];
  return cell && { cell, row: placeOf(cell)[0] ?? 0 };
}

const placeOf = (cell: HTMLInputElement): number[] => (cell.dataset.cell ?? '').split('/').map(Number);
