/** The place of a point on the page: runs of the same protocol have the same points. */
export const pointPlace = (runId: string, pointId: string): string => `point-${runId}-${pointId}`;

/** What is unfolded grows until all of it is there. */
const patience = 1_500;
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let end: () => void = () => undefined;

/**
 * Brings a part, a run or a point to the top, with the keyboard at its head, and keeps it there until it is drawn or somebody
 * moves on. Who is led elsewhere meanwhile is led there alone.
 */
export function leadTo(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  end();
  const until = performance.now() + patience;
  let frame = 0;
  let left: { top: number; scrolled: number } | undefined;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of handsOn) window.removeEventListener(name, stop);
  };
  const look = () => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    // It stands where it stood, and the page does not: somebody has scrolled.
    const isTaken = left !== undefined && left.top === top && left.scrolled !== window.scrollY;
    if (isTaken || performance.now() > until) return stop();
    element.scrollIntoView({ block: 'start' });
    left = { top: element.getBoundingClientRect().top + window.scrollY, scrolled: window.scrollY };
    frame = requestAnimationFrame(look);
  };
  end = stop;
  for (const name of handsOn) window.addEventListener(name, stop, { passive: true });
  const head = element.querySelector<HTMLElement>('button[aria-expanded]') ?? element;
  head.focus({ preventScroll: true });
  look();
}
