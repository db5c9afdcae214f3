import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Person } from '../http/session/session.ts';
import type { FileStorage } from '../providers/files/file-storage.ts';

/** The person who sent a file, and how much all files of their company may take. */
export interface FileOwner {
  userId: string;
  companyId: string;
  companyName: string;
  /** None for the provider's staff, whose own disk it is. */
  quotaBytes: number | undefined;
  /** Slow work is done one at a time for each: a distributor's company as a whole, or one person of the provider's staff. */
  turnKey: string;
}

/** The storage of a file and its owner; a file that the product itself makes has none. */
export interface Destination {
  storage: FileStorage;
  owner?: FileOwner;
}

export interface Uploads {
  storage: FileStorage;
  by: (person: Person) => Destination;
}

export const openUploads = (storage: FileStorage, quotaBytes: number): Uploads => ({
  storage,
  by: ({ userId, companyId, companyName, external }) => ({
    storage,
    owner: {
      userId,
      companyId,
      companyName,
      quotaBytes: external ? quotaBytes : undefined,
      turnKey: external ? companyId : userId,
    },
  }),
});

const inWords = (bytes: number): string =>
  bytes < 1_000_000_000 ? `${bytes / 1_000_000} MB` : `${bytes / 1_000_000_000} GB`;

export const quotaReached = ({ companyName, quotaBytes = 0 }: FileOwner): Problem =>
  new Problem('conflict', message('file.quotaReached', { company: companyName, size: inWords(quotaBytes) }), {
    code: 'quotaReached',
  });
