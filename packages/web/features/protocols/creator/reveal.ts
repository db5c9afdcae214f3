import type { Protocol } from '@assay/domain/protocols/protocol';
import { flushSync } from 'react-dom';
import { placeOf } from '../../../ui/draft/fault-places.ts';
import type { CreatorState, CreatorView } from './creator-state.ts';

const without = <T>(set: ReadonlySet<T>, gone: T): ReadonlySet<T> =>
  set.has(gone) ? new Set([...set].filter((one) => one !== gone)) : set;

const focusable = 'input, textarea, select, button';

function focusOn(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
}

/** The view with a category and a point of it in the page, seen and unfolded. */
const revealing = (view: CreatorView, ids: readonly string[], opened?: string): CreatorView => ({
  ...view,
  pane: 'protocol',
  revealedIds: ids,
  foldedIds: ids.reduce<ReadonlySet<string>>(without, view.foldedIds),
  openedIds: opened ? new Set([...view.openedIds, opened]) : view.openedIds,
});

/** These stand in the row itself, all others among its options. */
const inRow = /\.(phaseId|inspectionPointId)$/;

/** A category that lacks points gets them from the list beside the protocol. */
function leadToPoints(view: CreatorState['view']): void {
  flushSync(() => view.set((before) => ({ ...before, pane: 'points' })));
  focusOn(document.querySelector('[data-path="points"]'));
}

/** Leads to the place that a path names in a protocol: brings it into the page and the cursor into its field. */
export function leadTo({ view }: CreatorState, protocol: Protocol, path: string): void {
  if (path.endsWith('.inspectionPoints')) {
    leadToPoints(view);
    return;
  }
  const [, c, p] = /^categories\.(\d+)(?:\.inspectionPoints\.(\d+))?/.exec(path) ?? [];
  const category = protocol.categories[Number(c)];
  const point = category?.inspectionPoints[Number(p)];
  const ids = [category?.id, point?.id].filter((id) => id !== undefined);
  flushSync(() => view.set((before) => revealing(before, ids, point && !inRow.test(path) ? point.id : undefined)));
  // A place without a field of its own is shown by what it is in.
  for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
    const place = placeOf(protocol, steps.join('.'));
    const found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(place)}"]`);
    if (found) {
      focusOn(found);
      return;
    }
  }
}

/** Keeps the cursor on the handle of a point that was moved, wherever it is now. */
export function followPoint({ work, view }: CreatorState, pointId: string): void {
  const category = work
    .get()
    .protocol.categories.find(({ inspectionPoints }) => inspectionPoints.some(({ id }) => id === pointId));
  flushSync(() => view.set((before) => revealing(before, [category?.id ?? '', pointId])));
  const handle = document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(pointId)}"]`);
  handle?.scrollIntoView({ block: 'nearest' });
  handle?.focus({ preventScroll: true });
}
