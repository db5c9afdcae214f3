/** A run that is unfolded grows until its points are there. */
const patience = 1_500;
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Brings a part or a run to the top, with the keyboard at its head, and keeps it there until it is drawn or somebody moves on. */
export function leadTo(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const until = performance.now() + patience;
  let isTaken = false;
  const take = () => {
    isTaken = true;
  };
  const look = () => {
    if (isTaken || performance.now() > until) {
      for (const name of handsOn) window.removeEventListener(name, take);
      return;
    }
    element.scrollIntoView({ block: 'start' });
    requestAnimationFrame(look);
  };
  for (const name of handsOn) window.addEventListener(name, take, { passive: true });
  look();
  const head = element.querySelector<HTMLElement>('button[aria-expanded]') ?? element;
  head.focus({ preventScroll: true });
}
