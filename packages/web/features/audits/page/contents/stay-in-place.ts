import type { MouseEvent } from 'react';
import { takeTheScroll } from './take-the-scroll.ts';

/** What a tap changes above is there by then: a question about a value waits for the tap to end. */
const patience = 1_500;

/**
 * Keeps what was tapped where it is on the screen while the page above it grows or shrinks: not every browser does, and a
 * second tap would hit something else. Whatever scrolls the page meanwhile has its way.
 */
function stayInPlace(element: Element): void {
  const until = performance.now() + patience;
  const place = () => ({ top: element.getBoundingClientRect().top + window.scrollY, scrolled: window.scrollY });
  let before = place();
  let frame = 0;
  const stop = takeTheScroll(() => cancelAnimationFrame(frame));
  const look = () => {
    if (element.getClientRects().length === 0 || performance.now() > until) return stop();
    const now = place();
    const [moved, scrolled] = [now.top - before.top, now.scrolled - before.scrolled];
    // Where the browser anchors the page itself, or what appeared has come into view, a part of the way is done.
    const isPart = Math.abs(scrolled) < 1 || (scrolled * moved > 0 && Math.abs(scrolled) < Math.abs(moved) + 1);
    if (!isPart) return stop();
    if (Math.abs(moved - scrolled) >= 0.5) window.scrollBy(0, moved - scrolled);
    before = place();
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
}

/** A tap on a button or a rating is often followed by another one at the same place. */
export function holdTapped({ target, currentTarget }: MouseEvent): void {
  // The options of a list float above the page and go with the tap: what they leave behind has not moved.
  if (target instanceof Element && currentTarget.contains(target))
    stayInPlace(target.closest('button, label, input') ?? target);
}
