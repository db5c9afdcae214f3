import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A touch that follows another so soon is the same tap once more: gloves and cold fingers tap twice. */
const moment = 400;

/** What an answer is given by. */
const answerAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('label, [aria-pressed]') : null;

/**
 * Lets the second tap of two pass by, on an answer that the first has given and on what has come under the finger since:
 * `place` says what is shown. A mouse is steady.
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
      isSecond.current =
        pointerType === 'touch' && answer !== null && now - at < moment && (answer === on || before !== place);
      last.current = { at: now, on: answer, place };
    },
    onKeyDownCapture: () => {
      isSecond.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isSecond.current || !answerAt(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
