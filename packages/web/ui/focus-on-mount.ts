import { type RefObject, useEffect, useRef } from 'react';

/** Puts the cursor into a field that has just replaced the one the person was in. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const field = useRef<E>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
