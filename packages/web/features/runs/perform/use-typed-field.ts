import { type RefObject, useEffect, useState } from 'react';
import { afterTap } from '../../../ui/after-tap.ts';

/** The name of the field that somebody types in: what is half typed is not questioned. */
export function useTypedField(place: RefObject<HTMLElement | null>): string | undefined {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const enter = ({ target }: Event) =>
      setTyped(target instanceof HTMLInputElement && target.type === 'text' ? target.name : undefined);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      afterTap(element, () => {
        if (!element.contains(document.activeElement)) setTyped(undefined);
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [place]);
  return typed;
}
