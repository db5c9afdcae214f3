import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { personOf, useToken } from '../../api/token.ts';
import { deviceDb, type VisitName } from './device-db.ts';
import { thisTab } from './tabs.ts';

/** A visit with work on this device that has not arrived. */
export interface KeptVisit {
  visit: VisitName;
  /** As its page calls it; empty where that is not known here. */
  name: string;
  waiting: number;
  /** Not sent before its author has decided or corrected something. */
  needsYou: number;
  /** Its page is open in this tab, which tells more of it. */
  isOpenHere: boolean;
}

async function readVisits(owner: string): Promise<KeptVisit[]> {
  const db = deviceDb();
  if (!db) return [];
  const [rows, names] = [await db.entries.where({ owner }).toArray(), await db.visits.where({ owner }).toArray()];
  const nameOf = new Map(names.map(({ visit, name }) => [visit, name]));
  return [...Map.groupBy(rows, ({ visit }) => visit)].map(([visit, own]) => ({
    visit,
    name: nameOf.get(visit) ?? '',
    waiting: own.length,
    needsYou: own.filter(({ entry }) => entry.state !== 'waiting').length,
    isOpenHere: own.some(({ tab }) => tab === thisTab),
  }));
}

/** The visits of this person with work on this device, as they change. */
export function useKeptVisits(): readonly KeptVisit[] {
  const owner = personOf(useToken());
  const [visits, setVisits] = useState<readonly KeptVisit[]>([]);
  useEffect(() => {
    if (!owner || !deviceDb()) return;
    const following = liveQuery(() => readVisits(owner)).subscribe({ next: setVisits, error: () => setVisits([]) });
    return () => following.unsubscribe();
  }, [owner]);
  return visits;
}
