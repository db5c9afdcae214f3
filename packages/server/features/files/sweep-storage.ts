import { days, later } from '@assay/domain/time';
import type { WholeDb } from '../../db/pool.ts';
import { clearOlder } from '../../providers/files/disk-storage.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { forgetFiles, forgetUnbound, giveUpPending, listDoomed } from './sweep.queries.ts';

/** Removes records that are deleted already; answers how many. */
export type RemoveOld = (now: Date) => Promise<number>;

export interface SweepDeps {
  db: WholeDb;
  storage: FileStorage;
  /** Holds the bodies that are being received, and those that a killed process was receiving. */
  incomingFolder: string;
  /** Removes the records that were deleted or finished long ago, so that their files may go too. */
  removeOld: RemoveOld;
}

export interface Swept {
  deleted: number;
  givenUp: number;
  unused: number;
  removed: number;
  leftovers: number;
}

const pendingLives = days(1);
const unboundLives = days(30);
const doomedLives = days(30);

/** Bytes before rows: a sweep that is cut off finds the same rows again. */
async function removeDoomed({ db, storage }: SweepDeps, now: Date): Promise<number> {
  let removed = 0;
  let after: string | undefined;
  for (;;) {
    const files = await listDoomed(db, now, after);
    if (files.length === 0) return removed;
    for (const { storage_key } of files) await storage.remove(storage_key);
    await forgetFiles(
      db,
      files.map(({ id }) => id),
    );
    removed += files.length;
    after = files.at(-1)?.id;
  }
}

/** The only place that removes bytes. */
export async function sweepStorage(deps: SweepDeps, now: Date): Promise<Swept> {
  const yesterday = later(now, -pendingLives);
  const givenUp = await giveUpPending(deps.db, yesterday, now);
  const deleted = await deps.removeOld(now);
  const unused = await forgetUnbound(deps.db, later(now, -unboundLives), now, later(now, doomedLives));
  const removed = await removeDoomed(deps, now);
  const leftovers = (await deps.storage.tidy(yesterday)) + (await clearOlder(deps.incomingFolder, yesterday));
  return { deleted, givenUp, unused, removed, leftovers };
}
