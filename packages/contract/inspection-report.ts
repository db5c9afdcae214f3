import { pointTypes } from '@assay/domain/points/point-types';
import * as z from 'zod/mini';
import { finding, type followUp, priorityAction } from './follow-ups.ts';
import { inspectionItem, signature } from './inspection-item.ts';
import { protocolType } from './protocols/protocol.ts';
import { pointResult } from './runs/result.ts';
import { run, runEquipment } from './runs/run.ts';
import { id } from './values.ts';

const named = z.object({ id, name: z.string() });

const fieldFlags = z.object({ present: z.boolean() });

/** A point as it stood in the run, with what was found at it. */
export const reportPoint = z.object({
  protocolPointId: id,
  inspectionPointId: id,
  /** Its number across all categories, from 1; the same whatever is hidden. */
  index: z.int(),
  /** As the inspector called it, where that may be. */
  name: z.string(),
  type: z.enum(pointTypes),
  phase: z.string(),
  subcategoryTitle: z.string(),
  /** The id of the sample that the point is tied to. */
  sampleId: z.string(),
  showInReport: z.boolean(),
  showValueInReportHeader: z.boolean(),
  /** Empty where the type has none. */
  unitValue: z.string(),
  measurementTitle: z.string(),
  keyboardType: z.string(),
  /** Of a selection. */
  options: z.array(z.object({ id, name: z.string() })),
  commentField: fieldFlags,
  internalCommentField: fieldFlags,
  photoField: fieldFlags,
  ratingField: fieldFlags,
  /** Why it is shown although what it depends on cannot be read. */
  warning: z.nullable(z.string()),
  /** The point itself, frozen: texts with translations, options, limits. */
  point: z.unknown(),
  result: z.omit(pointResult, { revision: true }),
});
export type ReportPoint = z.output<typeof reportPoint>;

export const reportCategory = z.object({ id, title: z.string(), inspectionPoints: z.array(reportPoint) });

const runProtocol = z.object({ id, name: z.string(), type: protocolType, snapshot: z.string() });

/** A run without categories that were not done and points that were hidden, in the order of the protocol. */
export const reportRun = z.object({
  ...z.pick(run, {
    id: true,
    role: true,
    protocolRunType: true,
    inspectionProtocolId: true,
    inspectionProtocolName: true,
    protocolType: true,
    snapshot: true,
    equipment: true,
    includedInReport: true,
  }).shape,
  /** The protocol as it was frozen, by its name, its type and the name of its snapshot. */
  protocol: runProtocol,
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

/** What a report says of an inspection, whether of a version or of what stands now. */
export const reportedParts = z.object({
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
    safeToRun: z.optional(z.string()),
    safeConditions: z.optional(z.string()),
    equipment: runEquipment,
    signatures: z.object({ customer: z.nullable(signature), provider: z.nullable(signature) }),
  }),
  comment: z.string(),
  /** Left out for others than the provider's staff. */
  internalComment: z.optional(z.string()),
  ...z.pick(reportRun, { categories: true, extraPoints: true }).shape,
  protocol: runProtocol,
  equipmentConfigurator: z.nullable(reportRun),
  /** What the configurator says of the machine, to read. */
  equipmentConfig: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Corrected after it was submitted, or finished. */
  finished: z.boolean(),
  /** Whether a save mails the report: nothing is mailed unless a save says so. */
  sendEmail: z.boolean(),
});
export type ReportedParts = z.output<typeof reportedParts>;

/** An inspection as its report has it. */
export const inspectionReport = z.object({
  ...z.omit(inspectionItem, { sentBack: true }).shape,
  started: z.string(),
  ended: z.nullable(z.string()),
  created: z.string(),
  /** 0 for what stands before the first submit. */
  version: z.int(),
  ...reportedParts.shape,
  findings: z.array(reportFinding),
  priorityActions: z.array(reportAction),
  customerSignature: z.nullable(signature),
  providerSignature: z.nullable(signature),
  /** All that were saved, newest first. */
  versions: z.array(reportVersion),
});
export type InspectionReport = z.output<typeof inspectionReport>;
