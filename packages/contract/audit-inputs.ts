import type { AuditField } from '@assay/domain/audits/audit';
import * as z from 'zod/mini';
import { prefilledInput } from './runs/result.ts';
import { snapshotName } from './runs/run.ts';
import { id, instant, optionalEmail, text } from './values.ts';

/** The bounds of each field that is written alone. */
export const auditFieldRules = {
  summary: text(10_000),
  comment: text(10_000),
  internalComment: text(10_000),
  inspectionDate: instant,
  contactName: text(200),
  contactPhoneNumber: text(50),
  contactEmail: optionalEmail,
} as const satisfies Record<AuditField, unknown>;

export const auditInput = z.strictObject({
  /** May be made by the sender, so that sending again makes no second one. */
  id: z.optional(id),
  customerSiteId: id,
  /** The newest that fits unless one is named; null for no operational run. */
  siteProtocolId: z.optional(id),
  operationalProtocolId: z.optional(z.nullable(id)),
  inspectionDate: z.optional(auditFieldRules.inspectionDate),
  /** The customer's first contact unless one is named. */
  contactName: z.optional(auditFieldRules.contactName),
  contactPhoneNumber: z.optional(auditFieldRules.contactPhoneNumber),
  contactEmail: z.optional(auditFieldRules.contactEmail),
  /** The ids of the runs may be made by the sender too; the ids of their results and extra points follow from them. */
  siteRunId: z.optional(id),
  operationalRunId: z.optional(id),
  /** What the work is carried out upon, where it began without network: protocols as they were frozen before. */
  siteSnapshot: z.optional(snapshotName),
  operationalSnapshot: z.optional(snapshotName),
  /** Null: the sender had none; where it is left out, those of the newest protocol are added. */
  extraPoints: z.optional(z.nullable(z.strictObject({ protocolId: id, snapshot: snapshotName }))),
});
export type AuditInput = z.output<typeof auditInput>;

/** Equipment that is known, or what is needed to find or add it; what is sent beside an id must be true of it. */
export const runEquipmentInput = z.strictObject({
  id: z.optional(z.nullable(id)),
  productFamilyId: z.optional(z.nullable(id)),
  productModelId: z.optional(z.nullable(id)),
  serialNumber: z.optional(text(100)),
  nickName: z.optional(text(100)),
});
export type RunEquipmentInput = z.output<typeof runEquipmentInput>;

export const runInput = z.strictObject({
  /** May be made by the sender. */
  id: z.optional(id),
  /** Left out where a run is cloned, which brings its own. */
  protocolId: z.optional(z.nullable(id)),
  protocolRunType: text(100),
  equipment: runEquipmentInput,
  cloneRunId: z.optional(z.nullable(id)),
  /** The protocol as it was frozen before, and what the sender filled in from the last visit, where it was added without network. */
  snapshot: z.optional(snapshotName),
  prefilled: z.optional(z.array(prefilledInput).check(z.maxLength(2_000))),
});
export type RunInput = z.output<typeof runInput>;
