import { newId } from '@assay/domain/id';

/** Of this page, from its load to its end. */
export const thisTab = newId();

const lockOf = (tab: string): string => `assay.tab.${tab}`;

/** Held as long as the page lives: the browser lets go of it however the page ends. */
if (typeof navigator !== 'undefined' && navigator.locks)
  void navigator.locks.request(lockOf(thisTab), () => new Promise(() => undefined));

/** The tabs that are open now. */
export async function openTabs(): Promise<(tab: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (tab) => tab === thisTab || names.has(lockOf(tab));
}
