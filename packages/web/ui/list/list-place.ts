import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list is come back to by a link of a record. */
    returning?: boolean;
  }
}

/** Where a list was left for one of its records. */
interface ListPlace {
  search: Record<string, string>;
  /** Of its entry in the history. */
  entry: string | undefined;
  href: string;
  scrollTop: number;
}

/** By the path of the list; it is gone with the page, as the history of the router is. */
const places = new Map<string, ListPlace>();
let returnedTo: Element | undefined;

/** Whether an element is the row that a list was left by: it has the focus by right. */
export const isReturnedTo = (element: Element | null): boolean => element !== null && element === returnedTo;

/** What of its address a list was left with for the record of a page; nothing where the record was reached another way. */
export function searchLeft(path: string, record: string): Record<string, string> | undefined {
  const place = places.get(path);
  // What a link names begins with the base path of the installation.
  return place && new URL(place.href, window.location.origin).pathname.endsWith(record) ? place.search : undefined;
}

/** Notes which row of a list it is left by, and leads back to it: the same place on the screen, with the focus on the row. */
export function useListPlace(isWhole: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const { pathname, search, state } = useLocation();
  const entry = state.__TSR_key;

  useEffect(() => {
    const rows = box.current;
    const note = ({ target }: Event) => {
      const href = target instanceof Element && target.closest('a[href]')?.getAttribute('href');
      if (href) places.set(pathname, { search, entry, href, scrollTop: window.scrollY });
    };
    rows?.addEventListener('click', note, { capture: true });
    return () => rows?.removeEventListener('click', note, { capture: true });
  }, [pathname, search, entry]);

  const isComing = useRef(true);
  useEffect(() => {
    if (!isComing.current || !isWhole) return;
    isComing.current = false;
    const place = places.get(pathname);
    if (!place || (place.entry !== entry && !state.returning)) return;
    const links = box.current?.querySelectorAll<HTMLElement>('a[href]') ?? [];
    const link = [...links].find((one) => one.getAttribute('href') === place.href);
    if (!link) return;
    window.scrollTo({ top: place.scrollTop, behavior: 'instant' });
    returnedTo = link;
    link.focus({ preventScroll: true });
  }, [pathname, entry, state.returning, isWhole]);
  return box;
}
