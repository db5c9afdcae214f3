import { type InspectionReport, reportAction, reportFinding } from '@assay/contract/inspection-report';
import type { RunReply } from '@assay/contract/runs/run';
import { optionImagesOf } from '@assay/domain/points/option-images';
import type { Point } from '@assay/domain/points/point';
import { notFound } from '@assay/domain/problem';
import type { Trend } from '@assay/report/compose/report-work';
import * as z from 'zod/mini';
import type { Db } from '../../db/pool.ts';
import { findCompany } from './companies.queries.ts';
import { earlierTrends } from './earlier-trends.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { partsOf } from './show-inspection.ts';
import { findVersion } from './versions.queries.ts';

type Header = Pick<
  InspectionReport,
  'id' | 'name' | 'type' | 'started' | 'ended' | 'created' | 'comment' | 'customerSignature' | 'providerSignature'
>;

/** All that a report is made of: what a version holds, internal comments included. */
export type ReportSource = Header &
  InspectionReport['content'] & {
    internalComment: string;
    /** The company that hands the report over; versions of the first days do not say it. */
    house?: string;
    runs: RunReply[];
    /** What earlier visits measured at the points that are charted; versions of the first days have none. */
    trends?: Trend[];
    findings: z.output<typeof reportFinding>[];
    priorityActions: z.output<typeof reportAction>[];
  };

const staff = { external: false };

/** The source of a report of this moment. */
export async function sourceOf(db: Db, record: InspectionRecord): Promise<ReportSource> {
  const { findings, priorityActions, ...parts } = await partsOf(db, record, staff);
  const company = await findCompany(db, record.company_id);
  return {
    ...parts,
    house: company.name,
    trends: await earlierTrends(db, parts.runs, record, company),
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

/** The source of a version, or of what stands before the first. */
export async function sourceAt(db: Db, record: InspectionRecord, version: number): Promise<ReportSource> {
  if (version === 0) return sourceOf(db, record);
  const found = await findVersion(db, record.id, version);
  if (!found) throw notFound();
  return JSON.parse(found.content) as ReportSource;
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
