import { inspectionRatings, inspectionStatuses } from '@assay/domain/inspections/status';
import { ratings } from '@assay/domain/ratings';
import * as z from 'zod/mini';
import { protocolType } from './protocols/protocol.ts';
import { id } from './values.ts';

export const status = z.enum(inspectionStatuses);
export const rating = z.enum(inspectionRatings);

/** An inspection as lists show it. */
export const inspectionItem = z.object({
  id,
  name: z.string(),
  type: protocolType,
  /** The type as it is shown. */
  displayName: z.string(),
  inspectionDate: z.string(),
  serialNumber: z.string(),
  status,
  /** Whether it is in use again because a reviewer gave a reason. */
  sentBack: z.boolean(),
  rating: z.nullable(rating),
  /** How bad the worst of its points is that was not put right, of one that waits for review; absent where none is bad. */
  worst: z.optional(z.literal([ratings.Follow, ratings.Repair, ratings.ImmediateAction])),
  inspector: z.string(),
  /** As it was when the inspection began. */
  customerName: z.string(),
});
export type InspectionItem = z.output<typeof inspectionItem>;

/** A drawn name, bound to the version of the report that it was given on. */
export const signature = z.object({ name: z.string(), imageId: id, signedAt: z.string(), version: z.int() });
export type Signature = z.output<typeof signature>;
