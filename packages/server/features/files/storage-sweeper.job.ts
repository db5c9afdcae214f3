import { newId } from '@assay/domain/id';
import { hours } from '@assay/domain/time';
import type { Outcome, Service } from '../../jobs/service.ts';
import { type FileStorage, StorageFault } from '../../providers/files/file-storage.ts';
import { type SweepDeps, sweepStorage } from './sweep-storage.ts';

/** A storage that is away is noticed here first, even when there is nothing to sweep. */
async function checkStorage(storage: FileStorage): Promise<void> {
  const key = `.check/${newId()}`;
  await storage.store(key, { bytes: Buffer.from('check') }, 'text/plain');
  await storage.remove(key);
}

/** Admins read how the storage fails, not what that means for an upload. */
const described = (error: unknown): unknown =>
  error instanceof StorageFault && error.cause instanceof Error
    ? new Error(`The file storage fails: ${error.cause.message}`, { cause: error })
    : error;

export const storageSweeper = (deps: SweepDeps): Service => ({
  id: 'storage-sweeper',
  about: 'Removes uploads that nobody used, and for good what was deleted or done with a month ago.',
  every: hours(1),
  run: async ({ now }): Promise<Outcome> => {
    try {
      await checkStorage(deps.storage);
      return { counts: { ...(await sweepStorage(deps, now())) } };
    } catch (error) {
      throw described(error);
    }
  },
});
