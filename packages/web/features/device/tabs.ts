import { newId } from '@assay/domain/id';

/** Of this page, from its load to its end. */
export const thisTab = newId();

const lockOf = (tab: string): string => `assay.tab.${tab}`;

/** Held as long as the page lives: the browser lets go of it however the page ends. */
if (typeof navigator !== 'undefined' && navigator.locks)
  void navigator.locks.request(lockOf(thisTab), () => new Promise(() => undefined));

const heldNames = async (): Promise<string[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  // Those who wait for the end of a tab share its lock for a moment.
  return held.flatMap(({ name, mode }) => (name && mode === 'exclusive' ? [name] : []));
};

/** The tabs that are open now. */
export async function openTabs(): Promise<(tab: string) => boolean> {
  const names = new Set(await heldNames());
  return (tab) => tab === thisTab || names.has(lockOf(tab));
}

/** Tells when a tab has ended that was open at the last look; answers how to look for others. */
export function followTabs(tellEnd: () => void, signal: AbortSignal): () => Promise<void> {
  const followed = new Set([lockOf(thisTab)]);

  async function follow(name: string): Promise<void> {
    followed.add(name);
    await navigator.locks.request(name, { mode: 'shared', signal }, () => undefined);
    followed.delete(name);
    tellEnd();
  }

  return async () => {
    const names = await heldNames();
    for (const name of names)
      if (name.startsWith(lockOf('')) && !followed.has(name)) void follow(name).catch(() => undefined);
  };
}
