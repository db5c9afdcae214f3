import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** A touch that follows another so soon is the same tap once more: gloves and cold fingers tap twice. */
const moment = 500;
/** So long people are about to go on themselves from what has gone on by itself. */
const momentOnward = 1_000;

/** What an answer is given by. */
const answerAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('label, [aria-pressed]') : null;

/** What leads on, marked so where an answer may lead on by itself. */
const onwardAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-onward]') : null;

/**
 * Lets the second tap of two pass by, on an answer that the first has given and on what has come under the finger since:
 * `place` says what is shown. What leads on passes by, too, where the answer before it has led on. A mouse is steady.
 */
export function useSteadyTaps(place: unknown) {
  const last = useRef<{ at: number; on: Element | null; place: unknown }>({
    ...{ at: Number.NEGATIVE_INFINITY, on: null, place },
  });
  const isSecond = useRef(false);
  return {
    onPointerDownCapture: ({ pointerType, target }: PointerEvent) => {
      const { at, on, place: before } = last.current;
      const [now, answer] = [performance.now(), answerAt(target)];
      const isTwice = answer !== null && now - at < moment && (answer === on || before !== place);
      const isOnward = onwardAt(target) !== null && on !== null && before !== place && now - at < momentOnward;
      isSecond.current = pointerType === 'touch' && (isTwice || isOnward);
      last.current = { at: now, on: answer, place };
    },
    onKeyDownCapture: () => {
      isSecond.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isSecond.current || !(answerAt(event.target) ?? onwardAt(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** What is done by a tap, unless it has come under the finger just now: the touch was meant for what stood there before. */
export function useSettledTap(act: () => void): (event: MouseEvent) => void {
  const [openedAt] = useState(() => performance.now());
  return ({ nativeEvent }) => {
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (!isTouch || performance.now() - openedAt >= momentOnward) act();
  };
}
