import type { ReportPoint, ReportRun } from '@assay/contract/inspection-report';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { type ShownPoint, shownRun } from '@assay/domain/reports/shown-run';
import type { VersionRun } from '@assay/domain/reports/version';
import { runTypeOf } from '@assay/domain/runs/recorded-run';
import { snapshotIn } from '../runs/read-snapshot.ts';
import { type Reader, showRecorded } from '../runs/show-run.ts';
import type { ReadVersion } from './report-root.ts';

const optionsOf = (point: FrozenPoint) =>
  'optionGroup' in point ? (point.optionGroup?.options ?? []).map(({ id, name }) => ({ id, name })) : [];

const pointFor = ({ outcome: _, number, result, ...shown }: ShownPoint, reader: Reader): ReportPoint => {
  const { point } = shown;
  return {
    ...shown,
    index: number,
    name: result.nameOverride || point.name,
    type: point.type,
    unitValue: point.unitValue ?? '',
    measurementTitle: 'measurementTitle' in point ? point.measurementTitle : '',
    keyboardType: point.keyboardType,
    options: optionsOf(point),
    commentField: point.commentField,
    internalCommentField: point.internalCommentField,
    photoField: point.photoField,
    ratingField: point.ratingField,
    // Internal comments are for the provider's staff, whatever a version holds.
    result: showRecorded(result, reader, point),
  };
};

/** A run of a report as it crosses the wire. */
export function showReportedRun(
  run: VersionRun,
  { snapshots }: Pick<ReadVersion, 'snapshots'>,
  reader: Reader,
): ReportRun {
  const { categories, extraPoints } = shownRun(run, snapshotIn(snapshots, run));
  const { id, role, protocolId, protocolName, protocolType, snapshot, equipment, includedInReport } = run;
  return {
    id,
    role,
    protocolRunType: runTypeOf(run),
    inspectionProtocolId: protocolId,
    inspectionProtocolName: protocolName,
    protocolType,
    protocol: { id: protocolId, name: protocolName, type: protocolType, snapshot },
    snapshot,
    equipment,
    includedInReport,
    categories: categories.map(({ id, title, points }) => ({
      id,
      title,
      inspectionPoints: points.map((point) => pointFor(point, reader)),
    })),
    extraPoints: extraPoints.map((point) => pointFor(point, reader)),
  };
}
