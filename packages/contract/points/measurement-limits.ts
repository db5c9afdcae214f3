import * as z from 'zod/mini';
import { endpoint, json } from '../base/endpoint.ts';
import { inputObject } from '../base/input.ts';
import { id, partId, text } from '../base/values.ts';

const limitValue = z._default(z.nullable(z.number()), null);

/** True if the limits of the family and the general ones do not apply either. */
const unlimited = z._default(z.boolean(), false);

/** False is left out, so that equal limits compare equal. */
const withoutFalse = <Limit extends { unlimited: boolean }>({ unlimited: none, ...limit }: Limit) => ({
  ...limit,
  ...(none && { unlimited: none as true }),
});

const limitValues = { criticalLow: limitValue, low: limitValue, high: limitValue, criticalHigh: limitValue };
const product = { productFamilyId: z._default(z.nullable(id), null), productModelId: z._default(z.nullable(id), null) };

/** Limits of a model, of a family, or of any product if neither is named. */
export const limitsInput = z
  .array(
    z.pipe(
      inputObject({ id: partId, ...product, ...limitValues, unlimited }, { inspectionPointId: text(100) }),
      z.transform(withoutFalse),
    ),
  )
  .check(z.maxLength(1_000));

const number = z.nullable(z.number());
export const measurementLimit = z.object({
  id,
  inspectionPointId: id,
  productFamilyId: z.nullable(id),
  productModelId: z.nullable(id),
  criticalLow: number,
  low: number,
  high: number,
  criticalHigh: number,
  unlimited: z.optional(z.literal(true)),
});

export const measurementLimits = {
  create: endpoint('/api/v1/measurementLimits', {
    method: 'POST',
    summary: 'Adds the limits of a point for a family, a model or any product.',
    ability: 'points.author',
    effect: 'write',
    body: json(inputObject({ inspectionPointId: id, ...product, ...limitValues, unlimited }, { id: text(100) })),
    reply: json(measurementLimit, 201),
  }),
  update: endpoint('/api/v1/measurementLimits', {
    method: 'PUT',
    summary: 'Changes limits of a point.',
    ability: 'points.author',
    effect: 'write',
    body: json(z.strictObject({ id, inspectionPointId: z.optional(id), ...product, ...limitValues, unlimited })),
    reply: json(measurementLimit),
  }),
};
