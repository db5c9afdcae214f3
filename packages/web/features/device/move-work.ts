import { newId } from '@assay/domain/id';
import { getToken, personOf } from '../../api/token.ts';
import type { Entry } from '../runs/queue/entry.ts';
import type { RecordKey } from '../runs/queue/records.ts';
import { forgetBegun } from './begin-visit.ts';
import { deviceDb, originalKey, type VisitName } from './device-db.ts';
import { tellLeft } from './open-visit.ts';

interface Move {
  from: VisitName;
  to: VisitName;
  /** What a record of the one is called in the other; undefined where it has no place there. */
  keyIn: (key: RecordKey) => RecordKey | undefined;
}

/** An entry under its new name; a file goes where its record goes. */
function moved(entry: Entry, keyIn: Move['keyIn'], now: number): Entry | undefined {
  const { sent: _, problem: __, theirs: ___, ...rest } = entry;
  const plain = { ...rest, id: newId(now), state: 'waiting', base: {} };
  if (entry.kind === 'upload') {
    const target = entry.parts.target && keyIn(entry.parts.target);
    const also = entry.parts.also?.flatMap((one) => keyIn(one) ?? []);
    return target ? ({ ...plain, parts: { ...entry.parts, target, ...(also && { also }) } } as Entry) : undefined;
  }
  const key = keyIn(entry.key);
  return key && ({ ...plain, key } as Entry);
}

/** Takes work that could not be sent over into another visit; answers how much has no place there, and stays. */
export async function moveWork({ from, to, keyIn }: Move, now = Date.now()): Promise<number> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return 0;
  const left = await db.transaction('rw', db.entries, db.files, async () => {
    const rows = await db.entries.where({ owner, visit: from }).toArray();
    const inOrder = rows
      .filter(({ entry }) => entry.kind !== 'begin')
      .toSorted((one, other) => one.entry.order - other.entry.order);
    let stays = 0;
    for (const { id, entry } of inOrder) {
      const next = moved(entry, keyIn, now);
      if (!next) {
        stays += 1;
        continue;
      }
      await db.entries.put({ owner, visit: to, id: next.id, tab: '', entry: next });
      await db.entries.delete([owner, from, id]);
      const files = entry.kind === 'upload' ? [entry.key, originalKey(entry.key)] : [];
      for (const key of files) {
        const file = await db.files.get([owner, from, key]);
        if (file) await db.files.put({ ...file, visit: to });
      }
    }
    return stays;
  });
  if (left === 0) await forgetBegun(from);
  tellLeft();
  return left;
}
