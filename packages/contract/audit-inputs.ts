import type { AuditField } from '@assay/domain/audits/audit';
import * as z from 'zod/mini';
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
});
export type RunInput = z.output<typeof runInput>;
