import { createHash } from 'node:crypto';
import { optionImagesOf } from '@assay/domain/points/option-images';
import { canonicalJson } from '@assay/domain/protocols/canonical-json';
import type { ReportVersion } from '@assay/domain/reports/version';
import type { Db } from '../../db/pool.ts';
import type { Person } from '../../http/person.ts';
import { wakeService } from '../../jobs/services.queries.ts';
import { reportRendererId } from './report-files.queries.ts';
import { insertVersion, keepVersionFiles } from './versions.queries.ts';

/** Who writes a version, and when. */
export interface VersionWriter {
  db: Db;
  person: Person;
  now: Date;
}

/** The pictures and recordings that a version shows. */
const shownIn = ({ runs, findings, customerSignature, providerSignature }: ReportVersion) => ({
  imageIds: [
    ...[...runs.flatMap(({ results }) => results), ...findings].flatMap(({ photos }) =>
      photos.map(({ imageId }) => imageId),
    ),
    ...runs.flatMap(({ extraPoints }) => extraPoints.flatMap(({ point }) => [...optionImagesOf(point)])),
    ...[customerSignature, providerSignature].flatMap((signature) => (signature ? [signature.imageId] : [])),
  ],
  voiceCommentIds: runs
    .flatMap(({ results }) => results.map(({ voiceCommentId }) => voiceCommentId))
    .filter((id) => id !== null),
});

/** Keeps a version for good, with its files, and has its report made. */
export async function storeVersion(
  { db, person, now }: VersionWriter,
  version: ReportVersion,
  number: number,
): Promise<void> {
  const visitId = version.header.id;
  const content = canonicalJson(version);
  await insertVersion(db, {
    visit_id: visitId,
    version: number,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    saved_by: person.userId,
    saved_by_name: person.name,
    saved_at: now,
  });
  await keepVersionFiles(db, { visitId, version: number }, shownIn(version));
  await wakeService(db, reportRendererId);
}
