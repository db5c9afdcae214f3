import { pointTypes } from '@assay/domain/points/point-types';
import * as z from 'zod/mini';
import { id } from './base/values.ts';
import { finding, type followUp, priorityAction } from './follow-ups.ts';
import { inspectionItem, signature } from './inspection-item.ts';
import { protocolType } from './protocols/protocol.ts';
import { pointResult } from './runs/result.ts';
import { run, runEquipment } from './runs/run.ts';

const named = z.object({ id, name: z.string() });

const fieldFlags = z.object({ present: z.boolean() });

export const reportPoint = z.object({
  protocolPointId: id,
  inspectionPointId: id,
  /** Counted from 1 across all categories; hidden points keep their numbers. */
  index: z.int(),
  /** The inspector's own name for it, where renaming is allowed. */
  name: z.string(),
  type: z.enum(pointTypes),
  phase: z.string(),
  subcategoryTitle: z.string(),
  /** The sample that the point is tied to. */
  sampleId: z.string(),
  showInReport: z.boolean(),
  showValueInReportHeader: z.boolean(),
  /** Empty for types without a unit. */
  unitValue: z.string(),
  measurementTitle: z.string(),
  keyboardType: z.string(),
  /** Only selections have options. */
  options: z.array(z.object({ id, name: z.string() })),
  commentField: fieldFlags,
  internalCommentField: fieldFlags,
  photoField: fieldFlags,
  ratingField: fieldFlags,
  /** The reason why it is shown although its condition cannot be read. */
  warning: z.nullable(z.string()),
  /** The frozen point: texts with translations, options, limits. */
  point: z.unknown(),
  result: z.omit(pointResult, { revision: true }),
});
export type ReportPoint = z.output<typeof reportPoint>;

export const reportCategory = z.object({ id, title: z.string(), inspectionPoints: z.array(reportPoint) });

const runProtocol = z.object({ id, name: z.string(), type: protocolType, snapshot: z.string() });

/** Categories that were not done and hidden points are left out; the order is that of the protocol. */
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
  /** The frozen protocol, by name, type and name of its snapshot. */
  protocol: runProtocol,
  categories: z.array(reportCategory),
  extraPoints: z.array(reportPoint),
});
export type ReportRun = z.output<typeof reportRun>;

/** This reply leaves out how findings and actions are followed up. */
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

/** A version and the present state have these parts in common. */
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
  /** Only the provider's staff get it. */
  internalComment: z.optional(z.string()),
  ...z.pick(reportRun, { categories: true, extraPoints: true }).shape,
  protocol: runProtocol,
  equipmentConfigurator: z.nullable(reportRun),
  /** The configurator's answers about the machine, for reading. */
  equipmentConfig: z.array(z.object({ name: z.string(), value: z.string() })),
  /** True if it was finished, or corrected after it was submitted. */
  finished: z.boolean(),
  /** Nothing is mailed unless a save asks for it. */
  sendEmail: z.boolean(),
});
export type ReportedParts = z.output<typeof reportedParts>;

export const inspectionReport = z.object({
  ...z.omit(inspectionItem, { sentBack: true }).shape,
  started: z.string(),
  ended: z.nullable(z.string()),
  created: z.string(),
  /** 0 before the first submit. */
  version: z.int(),
  ...reportedParts.shape,
  findings: z.array(reportFinding),
  priorityActions: z.array(reportAction),
  customerSignature: z.nullable(signature),
  providerSignature: z.nullable(signature),
  /** All saved versions, newest first. */
  versions: z.array(reportVersion),
});
export type InspectionReport = z.output<typeof inspectionReport>;
