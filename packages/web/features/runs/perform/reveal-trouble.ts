import type { RecordKey } from '../queue/records.ts';

/** What is not on the page by then is not there at all, or shown at another place. */
const patience = 3_000;

function reveal(selector: string, show: (place: HTMLElement) => void): void {
  const until = performance.now() + patience;
  const look = () => {
    const place = document.querySelector<HTMLElement>(selector);
    if (place) show(place);
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Brings the place of a record, or what stands in the way of saving it, into view, once it is drawn. */
export const revealTrouble = (key: RecordKey): void =>
  reveal(`[data-record="${CSS.escape(key)}"]`, (place) => {
    place.scrollIntoView({ block: 'center' });
    // Where it takes the keyboard, those who hear the page are led there, too.
    place.focus({ preventScroll: true });
  });

/** What belongs to one point among several on the page, which the id of its place tells. */
const within = (placeId: string | undefined, selector: string): string =>
  placeId === undefined ? selector : `#${CSS.escape(placeId)} ${selector}`;

/** Puts the keyboard to the ratings of the point. */
export const focusRatings = (placeId?: string): void =>
  document.querySelector<HTMLElement>(within(placeId, '[data-ratings] input'))?.focus();

/** Puts the keyboard to the ratings of the point that this is a part of, which stand below it or in the dock. */
export function focusRatingsNear(part: HTMLElement): void {
  let around = part.parentElement;
  while (around && !around.querySelector('[data-ratings] input')) around = around.parentElement;
  around?.querySelector<HTMLElement>('[data-ratings] input')?.focus({ preventScroll: true });
}

/** Leads to the first field of the point whose value cannot stay. */
export const revealFault = (): void =>
  reveal('[aria-invalid="true"]', (field) => {
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  });

/** Leads to the question about a value, which is asked a moment after its field is left. */
export const revealSlip = (placeId?: string): void =>
  reveal(within(placeId, '[data-slip]'), (place) => {
    place.scrollIntoView({ block: 'nearest' });
    place.focus({ preventScroll: true });
  });
