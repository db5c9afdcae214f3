import * as z from 'zod/mini';
import { endpoint, json } from './endpoint.ts';
import { id, partId } from './values.ts';

const limitValue = z._default(z.nullable(z.number({ error: 'Must be a number' })), null);

const limitValues = { criticalLow: limitValue, low: limitValue, high: limitValue, criticalHigh: limitValue };
const product = { productFamilyId: z._default(z.nullable(id), null), productModelId: z._default(z.nullable(id), null) };

/** The limits of a model, of a family, or of any product when neither is named. */
export const measurementLimitsInput = z._default(
  z.array(z.object({ id: partId, ...product, ...limitValues })).check(z.maxLength(1_000, 'At most 1000')),
  [],
);

const number = z.nullable(z.number());
export const measurementLimit = z.object({
  id,
  productFamilyId: z.nullable(id),
  productModelId: z.nullable(id),
  criticalLow: number,
  low: number,
  high: number,
  criticalHigh: number,
});

const ofPoint = z.object({ inspectionPointId: id, ...measurementLimit.shape });

export const measurementLimits = {
  create: endpoint('/api/v1/measurementLimits', {
    method: 'POST',
    summary: 'Adds the limits of a point for a family, a model or any product.',
    ability: 'points.author',
    effect: 'write',
    body: json(z.strictObject({ inspectionPointId: id, ...product, ...limitValues })),
    reply: json(ofPoint, 201),
  }),
  update: endpoint('/api/v1/measurementLimits', {
    method: 'PUT',
    summary: 'Changes limits of a point.',
    ability: 'points.author',
    effect: 'write',
    body: json(z.strictObject({ id, inspectionPointId: z.optional(id), ...product, ...limitValues })),
    reply: json(ofPoint),
  }),
};
