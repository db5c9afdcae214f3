import type { RecordKey } from '../queue/records.ts';

/** What is not on the page by then is not there at all, or shown at another place. */
const patience = 3_000;

/** Brings what stands in the way of saving a record into view, once its place on the page is drawn. */
export function revealTrouble(key: RecordKey): void {
  const until = performance.now() + patience;
  const look = () => {
    const place = document.querySelector(`[data-record="${CSS.escape(key)}"]`);
    if (place) place.scrollIntoView({ block: 'center' });
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
