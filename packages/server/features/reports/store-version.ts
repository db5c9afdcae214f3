import { createHash } from 'node:crypto';
import { canonicalJson } from '@assay/domain/canonical-json';
import { optionImagesOf } from '@assay/domain/points/option-images';
import type { RecordedRun } from '@assay/domain/runs/recorded-run';
import type { Db } from '../../db/pool.ts';
import type { Person } from '../../http/session/session.ts';
import { wakeService } from '../../jobs/services.queries.ts';
import { reportRendererId } from './report-files.queries.ts';
import { insertVersion, keepVersionFiles, type ShownFiles } from './versions.queries.ts';

/** Who writes a version, and when. */
export interface VersionWriter {
  db: Db;
  person: Person;
  now: Date;
}

/** The pictures and recordings that runs show. */
export const filesOfRuns = (runs: readonly RecordedRun[]): ShownFiles => ({
  imageIds: [
    ...runs.flatMap(({ results }) => results.flatMap(({ photos }) => photos.map(({ imageId }) => imageId))),
    ...runs.flatMap(({ extraPoints }) => extraPoints.flatMap(({ point }) => [...optionImagesOf(point)])),
  ],
  voiceCommentIds: runs
    .flatMap(({ results }) => results.map(({ voiceCommentId }) => voiceCommentId))
    .filter((id) => id !== null),
});

/** A version of a report that is about to be kept. */
export interface WrittenVersion {
  visitId: string;
  number: number;
  version: object;
  /** Why there is another one; empty for what was submitted. */
  reason?: string;
  /** The version that its report lists the changes since; none unless somebody asks for them. */
  changesSince?: number | undefined;
  shown: ShownFiles;
}

/** Keeps a version for good, with its files, and has its report made. */
export async function storeVersion(
  { db, person, now }: VersionWriter,
  { visitId, number, version, reason = '', changesSince, shown }: WrittenVersion,
): Promise<void> {
  const content = canonicalJson(version);
  await insertVersion(db, {
    visit_id: visitId,
    version: number,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    saved_by: person.userId,
    saved_by_name: person.name,
    saved_at: now,
    note: reason,
    changes_since: changesSince ?? null,
  });
  await keepVersionFiles(db, { visitId, version: number }, shown);
  await wakeService(db, reportRendererId);
}
