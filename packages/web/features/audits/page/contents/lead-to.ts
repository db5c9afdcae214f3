import { takeTheScroll } from './take-the-scroll.ts';

/** The place of a point on the page: runs of the same protocol have the same points. */
export const pointPlace = (runId: string, pointId: string): string => `point-${runId}-${pointId}`;

/** The way on from a point that is unfolded. */
const onwardOf = (place: Element): Element | null => place.querySelector('[data-onward]');

/** How far below the top of the screen the way on from a point is; undefined where it is not in view. */
export function onwardLevel(id: string): number | undefined {
  const place = document.getElementById(id);
  const level = place && onwardOf(place)?.getBoundingClientRect().top;
  return level != null && level > 0 && level < window.innerHeight ? level : undefined;
}

/** What is unfolded grows until all of it is there. */
const patience = 1_500;

/**
 * Brings a part, a run or a point to the top, with the keyboard at its head, and keeps it there until it is drawn or somebody
 * moves on. Who is led elsewhere meanwhile is led there alone. With a level, the way on from the point comes to lie there,
 * under the finger that went on, as far as the head of the point stays in view.
 */
export function leadTo(id: string, level?: number): void {
  const until = performance.now() + patience;
  let element: HTMLElement | null = null;
  let frame = 0;
  let left: { top: number; scrolled: number } | undefined;
  const stop = takeTheScroll(() => cancelAnimationFrame(frame));
  const look = () => {
    if (performance.now() > until) return stop();
    const isFound = element?.isConnected ?? false;
    if (!isFound) element = document.getElementById(id);
    if (element) {
      // What was just added is drawn a moment later.
      if (!isFound) headOf(element).focus({ preventScroll: true });
      const top = element.getBoundingClientRect().top + window.scrollY;
      // It stands where it stood, and the page does not: somebody has scrolled.
      if (left !== undefined && left.top === top && left.scrolled !== window.scrollY) return stop();
      if (!isAtLevel(element, level)) element.scrollIntoView({ block: 'start' });
      left = { top: element.getBoundingClientRect().top + window.scrollY, scrolled: window.scrollY };
    }
    frame = requestAnimationFrame(look);
  };
  look();
}

/** Brings the way on from a point to a level; false where there is none, or where the head of the point would not be seen. */
function isAtLevel(place: HTMLElement, level: number | undefined): boolean {
  const onward = onwardOf(place)?.getBoundingClientRect().top;
  if (level === undefined || onward === undefined) return false;
  window.scrollBy(0, onward - level);
  const { left, top, width } = headOf(place).getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + 4);
  return seen !== null && place.contains(seen);
}

const headOf = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>('button[aria-expanded]') ?? element;
