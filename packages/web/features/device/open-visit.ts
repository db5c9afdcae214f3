import { getToken, personOf } from '../../api/token.ts';
import { type KeptWork, nothingKept, type WorkStore } from '../runs/queue/entry.ts';
import { memoryStore } from '../runs/queue/memory-store.ts';
import { type DeviceDb, deviceDb, type VisitName } from './device-db.ts';
import { openTabs, thisTab } from './tabs.ts';
import { readKept, visitStore } from './visit-store.ts';

/** A visit that this tab has taken into its hands, with what the device kept of it. */
export interface OpenedVisit {
  store: WorkStore;
  kept: KeptWork;
}

const notKept: OpenedVisit = { store: memoryStore, kept: nothingKept };

/** Pages that this tab has open, each until it lets go of its visit. */
const held = new Map<string, Promise<void>>();

const nameOf = (owner: string, visit: VisitName): string => `${owner} ${visit}`;
const lockOf = (owner: string, visit: VisitName): string => `assay.sending ${nameOf(owner, visit)}`;

/** Whoever sends a visit without showing it makes room for the page that somebody opens, in this tab or in another. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('assay.opening');
const senders = new Map<string, () => void>();
const openings = new Set<() => void>();
channel?.addEventListener('message', ({ data }) => {
  senders.get(String(data))?.();
  for (const listener of openings) listener();
});

/** Tells when another tab opens a visit. */
export function onOpenedElsewhere(listener: () => void): () => void {
  openings.add(listener);
  return () => void openings.delete(listener);
}

const listeners = new Set<() => void>();

/** Tells when something waits that no page has: one has let go of it, or it came in a file. */
export function onLeft(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellLeft(): void {
  for (const listener of listeners) listener();
}

/** Takes over what no open tab has: entries of pages that were closed, or whose browser was killed. */
async function takeOrphans(db: DeviceDb, owner: string, visit: VisitName): Promise<void> {
  const isOpen = await openTabs();
  await db.transaction('rw', db.entries, async () => {
    const rows = await db.entries.where({ owner, visit }).toArray();
    const orphans = rows.filter(({ tab }) => !isOpen(tab));
    await db.entries.bulkPut(orphans.map((row) => ({ ...row, tab: thisTab })));
  });
}

async function open(db: DeviceDb, owner: string, visit: VisitName): Promise<OpenedVisit> {
  await takeOrphans(db, owner, visit);
  const kept = await readKept({ db, owner, visit }, ({ tab }) => tab === thisTab);
  return { kept, store: visitStore({ db, owner, visit, tab: thisTab }, kept) };
}

/** The page has it from now on, until it lets go of it. */
function hold(name: string, { kept, store }: OpenedVisit): OpenedVisit {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(name, promise);
  const release = () =>
    store.release().finally(() => {
      resolve();
      tellLeft();
    });
  return { kept, store: { ...store, release } };
}

/** Opens a visit for its page; where the device keeps nothing, the work lives in the page alone. */
export async function openVisit(visit: VisitName): Promise<OpenedVisit> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return notKept;
  const name = nameOf(owner, visit);
  channel?.postMessage(name);
  senders.get(name)?.();
  await held.get(name);
  try {
    return hold(name, await navigator.locks.request(lockOf(owner, visit), () => open(db, owner, visit)));
  } catch {
    return notKept;
  }
}

/** Opens a visit that no page shows, for as long as the work takes; nothing happens where another tab has it. */
export async function openUnseen(
  visit: VisitName,
  work: (opened: OpenedVisit, isAsked: Promise<void>) => Promise<void>,
): Promise<void> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return;
  const name = nameOf(owner, visit);
  await navigator.locks.request(lockOf(owner, visit), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    senders.set(name, resolve);
    try {
      await work(await open(db, owner, visit), promise);
    } finally {
      senders.delete(name);
    }
  });
}
