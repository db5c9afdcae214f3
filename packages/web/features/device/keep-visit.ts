import { days } from '@assay/domain/time';
import { useEffect } from 'react';
import { getToken, personOf } from '../../api/token.ts';
import { deviceDb, type ReplyRow, type VisitName } from './device-db.ts';
import { isNamedByContent } from './kept-contents.ts';

/** What has arrived stays so long, for those who look at it once more without network. */
const stays = days(7);

/** Notes what a visit is called and that it was used, for lists that are shown without network. */
export function useKeptVisit(visit: VisitName, name: string): void {
  useEffect(() => {
    const owner = personOf(getToken());
    if (owner)
      void deviceDb()
        ?.visits.put({ owner, visit, name, usedAt: Date.now() })
        .catch(() => undefined);
  }, [visit, name]);
}

/** Clears what was kept of visits that have arrived and were not opened for a week, whoever they belong to. */
export async function forgetOldVisits(now = Date.now()): Promise<void> {
  const db = deviceDb();
  if (!db) return;
  const old = await db.visits
    .where('usedAt')
    .below(now - stays)
    .toArray();
  for (const { owner, visit } of old)
    await db.transaction('rw', db.entries, db.states, db.visits, db.drawings, async () => {
      if ((await db.entries.where({ owner, visit }).count()) > 0) return;
      for (const table of [db.states, db.drawings]) await table.where({ owner, visit }).delete();
      await db.visits.delete([owner, visit]);
    });
  const entries = await db.entries.toArray();
  const waiting = new Set(entries.map(({ owner, visit }) => `${owner} ${visit}`));
  const owners = new Set(entries.map(({ owner }) => owner));
  const isNeeded = ({ owner, name, begun }: ReplyRow): boolean =>
    isNamedByContent(name) ? owners.has(owner) : begun !== undefined && waiting.has(`${owner} ${begun}`);
  await db.replies
    .where('usedAt')
    .below(now - stays)
    .and((row) => !isNeeded(row))
    .delete();
  for (const table of [db.machines, db.customers, db.products])
    await table.filter(({ keptAt }) => keptAt < now - stays).delete();
}
