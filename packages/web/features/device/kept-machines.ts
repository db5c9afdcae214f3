import { liveQuery } from 'dexie';
import { useEffect, useEffectEvent, useState } from 'react';
import { getToken, personOf, useToken } from '../../api/token.ts';
import { type ChosenRow, deviceDb, type MachineRow } from './device-db.ts';

type Chosen = Omit<ChosenRow, 'owner'>;

/** Each machine that is kept, by its id. */
export async function machinesHere(): Promise<ReadonlyMap<string, MachineRow>> {
  const owner = personOf(getToken());
  const rows =
    (await deviceDb()
      ?.machines.where({ owner: owner ?? '' })
      .toArray()) ?? [];
  return new Map(rows.map((row) => [row.id, row]));
}

export async function noteKeptMachine(machine: Omit<MachineRow, 'owner'>): Promise<void> {
  const owner = personOf(getToken());
  if (owner) await deviceDb()?.machines.put({ owner, ...machine });
}

/** What is not wanted any more may be chosen no longer; what was read of it goes after a week. */
export async function forgetMachines(ids: readonly string[]): Promise<void> {
  const owner = personOf(getToken());
  if (owner) await deviceDb()?.machines.bulkDelete(ids.map((id) => [owner, id]));
}

export async function chosenHere(): Promise<readonly Chosen[]> {
  const owner = personOf(getToken());
  return (
    (await deviceDb()
      ?.chosen.where({ owner: owner ?? '' })
      .toArray()) ?? []
  );
}

const listeners = new Set<() => void>();

/** Tells when something was chosen to be kept. */
export function onChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export async function choose({ kind, id, name }: Chosen, isWanted: boolean): Promise<void> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return;
  if (isWanted) await db.chosen.put({ owner, kind, id, name });
  else await db.chosen.delete([owner, kind, id]);
  for (const listener of listeners) listener();
}

/** What this device has for the person, as it changes; undefined until it is read, and where the browser keeps nothing. */
export function useLive<T>(read: (owner: string) => Promise<T>): T | undefined {
  const owner = personOf(useToken());
  const [value, setValue] = useState<T>();
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (!owner || !deviceDb() || !window.isSecureContext) return;
    const following = liveQuery(() => readNow(owner)).subscribe({ next: setValue, error: () => setValue(undefined) });
    return () => following.unsubscribe();
  }, [owner]);
  return value;
}

/** What the person wants on this device, as it changes; undefined until it is read, and where the browser keeps nothing. */
export const useChosen = (): readonly Chosen[] | undefined =>
  useLive(async (owner) => (await deviceDb()?.chosen.where({ owner }).toArray()) ?? []);

/** When a machine or a customer was kept last; undefined where it is not kept. */
export const useKeptAt = (kind: ChosenRow['kind'], id: string): number | undefined =>
  useLive(async (owner) => {
    const db = deviceDb();
    return (await (kind === 'machine' ? db?.machines : db?.customers)?.get([owner, id]))?.keptAt;
  });
