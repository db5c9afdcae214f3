/** As long as a tap takes from the first touch to its click. */
const tapTime = 350;

let pressed: { at: number; on: EventTarget | null } = { at: Number.NEGATIVE_INFINITY, on: null };

function notePress({ target }: Event): void {
  pressed = { at: performance.now(), on: target };
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
