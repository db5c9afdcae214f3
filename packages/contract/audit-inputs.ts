import type { AuditField } from '@assay/domain/audits/audit';
import * as z from 'zod/mini';
import { id, instant, optionalEmail, text } from './base/values.ts';
import { prefilledInput } from './runs/result.ts';
import { snapshotName } from './runs/run.ts';

/** Each of these fields is written by a call of its own. */
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
  /** The sender may choose the id, so that sending again creates no second record. */
  id: z.optional(id),
  customerSiteId: id,
  /** The newest protocol that fits is taken unless one is named; null means no operational run. */
  siteProtocolId: z.optional(id),
  operationalProtocolId: z.optional(z.nullable(id)),
  inspectionDate: z.optional(auditFieldRules.inspectionDate),
  /** The customer's first contact is taken unless one is named. */
  contactName: z.optional(auditFieldRules.contactName),
  contactPhoneNumber: z.optional(auditFieldRules.contactPhoneNumber),
  contactEmail: z.optional(auditFieldRules.contactEmail),
  /** The sender may choose the ids of the runs too; the ids of results and extra points are derived from them. */
  siteRunId: z.optional(id),
  operationalRunId: z.optional(id),
  /** Work that began offline names the frozen protocols that it was carried out on. */
  siteSnapshot: z.optional(snapshotName),
  operationalSnapshot: z.optional(snapshotName),
  /** Null: the sender had none. Left out: those of the newest protocol are added. */
  extraPoints: z.optional(z.nullable(z.strictObject({ protocolId: id, snapshot: snapshotName }))),
});
export type AuditInput = z.output<typeof auditInput>;

/** Known equipment is named by its id; other data finds or adds it, and data sent beside an id must match it. */
export const runEquipmentInput = z.strictObject({
  id: z.optional(z.nullable(id)),
  productFamilyId: z.optional(z.nullable(id)),
  productModelId: z.optional(z.nullable(id)),
  serialNumber: z.optional(text(100)),
  nickName: z.optional(text(100)),
});
export type RunEquipmentInput = z.output<typeof runEquipmentInput>;

export const runInput = z.strictObject({
  /** The sender may choose the id. */
  id: z.optional(id),
  /** It is left out for a clone, which keeps the protocol of its original. */
  protocolId: z.optional(z.nullable(id)),
  protocolRunType: text(100),
  equipment: runEquipmentInput,
  cloneRunId: z.optional(z.nullable(id)),
  /** A run that was added offline names its frozen protocol and what was filled in from the last visit. */
  snapshot: z.optional(snapshotName),
  prefilled: z.optional(z.array(prefilledInput).check(z.maxLength(2_000))),
});
export type RunInput = z.output<typeof runInput>;
