import type { RecordKey } from '../queue/records.ts';

/** What is not on the page by then is not there at all, or shown at another place. */
const patience = 3_000;

function reveal(selector: string, block: ScrollLogicalPosition): void {
  const until = performance.now() + patience;
  const look = () => {
    const place = document.querySelector(selector);
    if (place) place.scrollIntoView({ block });
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Brings what stands in the way of saving a record into view, once its place on the page is drawn. */
export const revealTrouble = (key: RecordKey): void => reveal(`[data-record="${CSS.escape(key)}"]`, 'center');

/** Puts the keyboard to the ratings of the point. */
export const focusRatings = (): void => document.querySelector<HTMLElement>('[data-ratings] input')?.focus();

/** Brings the question about a value into view, which is asked a moment after its field is left. */
export const revealSlip = (): void => reveal('[data-slip]', 'nearest');
