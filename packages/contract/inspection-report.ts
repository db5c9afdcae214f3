import { pointTypes } from '@assay/domain/points/point-types';
import * as z from 'zod/mini';
import { finding, type followUp, priorityAction } from './follow-ups.ts';
import { inspectionItem, signature } from './inspection-item.ts';
import { protocolType } from './protocols/protocol.ts';
import { pointResult } from './runs/result.ts';
import { runEquipment } from './runs/run.ts';
import { id } from './values.ts';

const named = z.object({ id, name: z.string() });

/** A point as it stood in the run, with what was found at it. */
const reportPoint = z.object({
  protocolPointId: id,
  inspectionPointId: id,
  /** Across all categories; the same whatever is hidden. */
  number: z.int(),
  /** As the inspector called it, where that may be. */
  name: z.string(),
  type: z.enum(pointTypes),
  phase: z.string(),
  subcategoryTitle: z.string(),
  /** The id of the sample that the point is tied to. */
  sampleId: z.string(),
  showInReport: z.boolean(),
  showValueInReportHeader: z.boolean(),
  /** Why it is shown although what it depends on cannot be read. */
  warning: z.nullable(z.string()),
  /** The point itself, frozen: texts with translations, options, limits. */
  point: z.unknown(),
  result: z.omit(pointResult, { revision: true }),
});
export type ReportPoint = z.output<typeof reportPoint>;

const reportCategory = z.object({ id, title: z.string(), inspectionPoints: z.array(reportPoint) });

/** A run without categories that were not done and points that were hidden, in the order of the protocol. */
const reportRun = z.object({
  id,
  protocolId: id,
  protocolName: z.string(),
  protocolType,
  snapshot: z.string(),
  equipment: z.nullable(runEquipment),
  categories: z.array(reportCategory),
  extraPoints: z.array(reportPoint),
});
export type ReportRun = z.output<typeof reportRun>;

/** How something is followed up is not part of a report. */
const withoutFollowUp = { state: true, owner: true, due: true, closed: true, revision: true } as const satisfies Record<
  keyof typeof followUp | 'revision',
  true
>;
const reportFinding = z.omit(finding, withoutFollowUp);
const reportAction = z.omit(priorityAction, withoutFollowUp);

export const reportVersion = z.object({
  version: z.int(),
  savedAt: z.string(),
  savedBy: z.string(),
  note: z.string(),
});
export type ReportVersion = z.output<typeof reportVersion>;

/** An inspection as its report has it. */
export const inspectionReport = z.object({
  ...z.omit(inspectionItem, { sentBack: true }).shape,
  started: z.string(),
  ended: z.nullable(z.string()),
  created: z.string(),
  /** 0 for what stands before the first submit. */
  version: z.int(),
  finished: z.boolean(),
  content: z.object({
    summary: z.string(),
    inspector: z.string(),
    inspectorContact: z.string(),
    inspectionDate: z.string(),
    customer: z.nullable(named),
    customerSite: z.nullable(named),
    contactName: z.string(),
    contactPhoneNumber: z.string(),
    contactEmail: z.string(),
    loadedHours: z.string(),
    equipment: runEquipment,
  }),
  comment: z.string(),
  /** Left out for others than the provider's staff. */
  internalComment: z.optional(z.string()),
  ...z.pick(reportRun, { categories: true, extraPoints: true }).shape,
  protocol: z.pick(reportRun, { protocolId: true, protocolName: true, snapshot: true }),
  equipmentConfigurator: z.nullable(reportRun),
  findings: z.array(reportFinding),
  priorityActions: z.array(reportAction),
  customerSignature: z.nullable(signature),
  providerSignature: z.nullable(signature),
  /** All that were saved, newest first. */
  versions: z.array(reportVersion),
});
export type InspectionReport = z.output<typeof inspectionReport>;
