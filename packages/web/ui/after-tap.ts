/** As long as a tap takes from the first touch to its click. */
const tapTime = 350;
/** Gloves tap twice within this time. */
const doubleTapTime = 400;
/** A finger does not hit the same place to the pixel. */
const fingerWidth = 40;

interface Press {
  at: number;
  on: EventTarget | null;
  by: string;
}
let pressed: Press = { at: Number.NEGATIVE_INFINITY, on: null, by: '' };

function notePress({ target, pointerType }: PointerEvent): void {
  pressed = { at: performance.now(), on: target, by: pointerType };
}
if (typeof document !== 'undefined') document.addEventListener('pointerdown', notePress, true);

/**
 * Does something about a field that was left, once the tap that left it has reached what it was meant for: a fault that
 * appears in between would move that away from under the finger.
 */
export function afterTap(left: Element, act: () => void): void {
  const isElsewhere = !(pressed.on instanceof Node && left.contains(pressed.on));
  if (isElsewhere && performance.now() - pressed.at < tapTime) setTimeout(act, tapTime);
  else act();
}

/**
 * Drops the second of two quick taps of a finger, for a button that goes with the first: what comes to lie under the finger
 * was not meant.
 */
export function dropSecondTap({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): void {
  if (pressed.by !== 'touch') return;
  function drop(event: MouseEvent): void {
    const isKey = event.detail === 0;
    if (isKey || Math.hypot(event.clientX - clientX, event.clientY - clientY) > fingerWidth) return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('click', drop, true);
  setTimeout(() => window.removeEventListener('click', drop, true), doubleTapTime);
}
