import { inspectionRatings, inspectionStatuses } from '@assay/domain/inspections/status';
import { ratings } from '@assay/domain/ratings';
import * as z from 'zod/mini';
import { id } from './base/values.ts';
import { protocolType } from './protocols/protocol.ts';

export const status = z.enum(inspectionStatuses);
export const rating = z.enum(inspectionRatings);

export const inspectionItem = z.object({
  id,
  name: z.string(),
  type: protocolType,
  /** The name of the type that people see. */
  displayName: z.string(),
  inspectionDate: z.string(),
  serialNumber: z.string(),
  status,
  /** True if a reviewer returned it with a reason. */
  sentBack: z.boolean(),
  rating: z.nullable(rating),
  /** The worst rating of a point that was not fixed, while the inspection waits for review; absent where no rating is bad. */
  worst: z.optional(z.literal([ratings.Follow, ratings.Repair, ratings.ImmediateAction])),
  inspector: z.string(),
  /** The name at the start of the inspection. */
  customerName: z.string(),
});
export type InspectionItem = z.output<typeof inspectionItem>;

/** A signature belongs to the version of the report that it was given on. */
export const signature = z.object({ name: z.string(), imageId: id, signedAt: z.string(), version: z.int() });
export type Signature = z.output<typeof signature>;
