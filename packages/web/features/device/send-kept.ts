import { getToken, personOf } from '../../api/token.ts';
import type { FieldQueue } from '../runs/queue/queue.ts';
import { deviceDb, type VisitName } from './device-db.ts';
import { type OpenedVisit, onLeft, onOpenedElsewhere, openUnseen } from './open-visit.ts';
import { followTabs, openTabs } from './tabs.ts';

type CreateQueue = (visit: VisitName, opened: OpenedVisit) => FieldQueue;

/** So often it is tried again while something waits that no page shows. */
const pause = 30_000;

/** Visits of this person with something to send that no open page has. */
async function unseenVisits(owner: string): Promise<VisitName[]> {
  const isOpen = await openTabs();
  const rows = (await deviceDb()?.entries.where({ owner }).toArray()) ?? [];
  const left = rows.filter(({ tab, entry }) => !isOpen(tab) && entry.state === 'waiting');
  return [...new Set(left.map(({ visit }) => visit))];
}

async function send(visit: VisitName, create: CreateQueue): Promise<void> {
  await openUnseen(visit, async (opened, isAsked) => {
    const queue = create(visit, opened);
    await Promise.race([queue.flush(), isAsked]);
    await queue.close();
  });
}

interface Sending {
  /** The code of field work, fetched when there is something to send. */
  fetchCreate: () => Promise<CreateQueue>;
  /** Something has arrived that lists do not show yet. */
  tellSent: () => void;
}

/** Sends what waits for visits that nobody has open, whenever the server may be reached; answers how to stop. */
export function sendKept({ fetchCreate, tellSent }: Sending): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let underWay: Promise<void> | undefined;
  let isWanted = false;

  async function round(): Promise<void> {
    const owner = personOf(getToken());
    if (!owner || !navigator.onLine) return;
    for (const visit of await unseenVisits(owner)) {
      // Somebody else may have signed in meanwhile.
      if (isStopped || personOf(getToken()) !== owner) return;
      await send(visit, await fetchCreate());
      tellSent();
    }
  }

  const end = new AbortController();
  const followOthers = followTabs(() => look(), end.signal);

  function look(): void {
    clearTimeout(timer);
    void followOthers();
    isWanted = underWay !== undefined;
    underWay ??= round()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
        if (isStopped) return;
        if (isWanted) look();
        else timer = setTimeout(look, pause);
      });
  }

  const forgets = [onLeft(look), onOpenedElsewhere(() => void followOthers())];
  window.addEventListener('online', look);
  look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    end.abort();
    for (const forget of forgets) forget();
    window.removeEventListener('online', look);
  };
}
