import { newId } from '@assay/domain/id';
import { getToken, personOf } from '../../api/token.ts';
import type { Entry } from '../runs/queue/entry.ts';
import { keyOf } from '../runs/queue/records.ts';
import { deviceDb, type ReplyRow, type VisitName } from './device-db.ts';
import { isNamedByContent } from './kept-contents.ts';

interface BegunVisit {
  visit: VisitName;
  /** As lists call it. */
  name: string;
  /** What the server is sent before anything else of it. */
  input: object;
  /** What its page would read of the server, by the names of its queries. */
  replies: ReadonlyMap<string, unknown>;
}

/** Visits share what is named by its content: it goes with none of them. */
const rowsOf = (owner: string, visit: VisitName, replies: BegunVisit['replies'], now: number): ReplyRow[] =>
  [...replies].map(([name, reply]) => ({
    ...{ owner, name, reply, keptAt: now, usedAt: now },
    ...(!isNamedByContent(name) && { begun: visit }),
  }));

/** Begins a visit on this device, wholly or not at all; false where the device keeps nothing. */
export async function beginVisit({ visit, name, input, replies }: BegunVisit, now = Date.now()): Promise<boolean> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return false;
  const entry: Entry<'begin'> = {
    ...{ id: newId(now), kind: 'begin', key: keyOf('begin', visit), operation: 'put', parts: { input }, base: {} },
    ...{ state: 'waiting', order: 0, since: now, changed: now },
  };
  await db.transaction('rw', db.entries, db.visits, db.replies, async () => {
    await db.entries.put({ owner, visit, id: entry.id, tab: '', entry });
    await db.visits.put({ owner, visit, name, usedAt: now });
    await db.replies.bulkPut(rowsOf(owner, visit, replies, now));
  });
  return true;
}

/** Keeps what the server would answer of something that was added to a visit here, until it does. */
export async function keepBegunReplies(
  visit: VisitName,
  replies: BegunVisit['replies'],
  now = Date.now(),
): Promise<void> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return;
  await db.replies.bulkPut(rowsOf(owner, visit, replies, now));
}

/** Gives up a visit that began here and that the server never had. */
export async function forgetBegun(visit: VisitName): Promise<void> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return;
  await db.transaction('rw', [db.entries, db.files, db.states, db.visits, db.replies], async () => {
    for (const table of [db.entries, db.files, db.states]) await table.where({ owner, visit }).delete();
    await db.visits.delete([owner, visit]);
    await db.replies.where({ owner, begun: visit }).delete();
  });
}
