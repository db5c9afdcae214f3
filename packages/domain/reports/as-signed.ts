import { canonicalJson } from '../canonical-json.ts';
import { inspectionFields } from '../inspections/inspection.ts';
import type { RecordedRun } from '../runs/recorded-run.ts';
import type { StoredPhoto } from '../runs/result-photos.ts';
import type { ReportVersion } from './version.ts';

const photosOf = (photos: readonly StoredPhoto[]) =>
  photos.map(({ imageId, caption, layout }) => ({ imageId, caption, layout }));

/** What people answered in a run and a customer reads. Photos arrive later than words, and are no answer. */
export const answersOf = ({ id, choices, samples, results, extraPoints }: RecordedRun) => ({
  ...{ id, choices, samples },
  extraPoints: extraPoints.map((extra) => extra.id),
  results: results.map(({ internalComment: _, voiceCommentId: __, photos: ___, ...result }) => result),
});

/** What people write into a report that a customer reads: neither what rules make of it nor when it was submitted, and nothing internal. */
const written = ({ header, runs, findings, priorityActions }: ReportVersion) => ({
  header: inspectionFields
    .filter((field) => field !== 'internalComment' && field !== 'keptHours')
    .map((field) => header[field] ?? ''),
  runs: runs.map(({ id, choices, samples, results, extraPoints }) => ({
    id,
    choices,
    samples,
    extraPoints: extraPoints.map((extra) => extra.id),
    results: results.map(({ internalComment: _, photos, ...result }) => ({ ...result, photos: photosOf(photos) })),
  })),
  // How something is followed up is nobody's to sign.
  findings: findings.map(({ photos, followUp: _, ...finding }) => ({ ...finding, photos: photosOf(photos) })),
  priorityActions: priorityActions.map(({ followUp: _, ...action }) => action),
});

/** Whether a later report still says what somebody signed. */
export const isAsSigned = (later: ReportVersion, signed: ReportVersion): boolean =>
  canonicalJson(written(later)) === canonicalJson(written(signed));
