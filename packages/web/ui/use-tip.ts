import { tooltipDelay } from '@assay/domain/constants';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export type TipHandlers = ReturnType<typeof useTip>['on'];

/** When a tooltip is shown, and at which element; whoever presses Escape or uses the element wants it gone at once. */
export function useTip() {
  const [at, setAt] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(target: HTMLElement | undefined, delay = 0): void {
    clearTimeout(timer.current);
    if (delay === 0) setAt(target);
    else timer.current = setTimeout(() => setAt(target), delay);
  }
  return {
    at,
    on: {
      onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => show(currentTarget, tooltipDelay.open),
      onPointerLeave: () => show(undefined, tooltipDelay.close),
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.matches(':focus-visible')) show(currentTarget, tooltipDelay.open);
      },
      onBlur: () => show(undefined, tooltipDelay.close),
      onClickCapture: () => show(undefined),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') show(undefined);
      },
    },
  };
}
