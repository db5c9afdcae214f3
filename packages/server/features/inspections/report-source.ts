import { type InspectionReport, reportAction, reportFinding } from '@assay/contract/inspection-report';
import type { RunReply } from '@assay/contract/runs/run';
import { optionImagesOf } from '@assay/domain/points/option-images';
import type { Point } from '@assay/domain/points/point';
import * as z from 'zod/mini';
import type { Db } from '../../db/pool.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { partsOf } from './show-inspection.ts';

type Header = Pick<
  InspectionReport,
  'id' | 'name' | 'type' | 'started' | 'ended' | 'created' | 'comment' | 'customerSignature' | 'providerSignature'
>;

/** All that a report is made of: what a version holds, internal comments included. */
export type ReportSource = Header &
  InspectionReport['content'] & {
    internalComment: string;
    runs: RunReply[];
    findings: z.output<typeof reportFinding>[];
    priorityActions: z.output<typeof reportAction>[];
  };

const staff = { external: false };

/** The source of a report of this moment. */
export async function sourceOf(db: Db, record: InspectionRecord): Promise<ReportSource> {
  const { findings, priorityActions, ...parts } = await partsOf(db, record, staff);
  return {
    ...parts,
    id: record.id,
    name: record.name,
    type: record.type,
    inspectionDate: record.inspection_date.toISOString(),
    inspector: record.inspector,
    inspectorContact: record.inspector_contact,
    contactName: record.contact_name,
    contactPhoneNumber: record.contact_phone_number,
    contactEmail: record.contact_email,
    loadedHours: record.loaded_hours,
    summary: record.summary,
    comment: record.comment,
    internalComment: record.internal_comment,
    findings: findings.map((finding) => z.parse(reportFinding, finding)),
    priorityActions: priorityActions.map((action) => z.parse(reportAction, action)),
  };
}

/** The pictures and recordings that a report shows. */
export const shownIn = ({ runs, findings, customerSignature, providerSignature }: ReportSource) => ({
  imageIds: [
    ...[...runs.flatMap(({ results }) => results), ...findings].flatMap(({ photos }) =>
      photos.map(({ imageId }) => imageId),
    ),
    ...runs.flatMap(({ extraPoints }) => extraPoints.flatMap(({ point }) => [...optionImagesOf(point as Point)])),
    ...[customerSignature, providerSignature].flatMap((signature) => (signature ? [signature.imageId] : [])),
  ],
  voiceCommentIds: runs
    .flatMap(({ results }) => results.map(({ voiceCommentId }) => voiceCommentId))
    .filter((id) => id !== null),
});
