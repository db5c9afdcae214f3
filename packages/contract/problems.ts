import * as z from 'zod/mini';

export const messageValues = z.record(z.string(), z.union([z.string(), z.number()]));

/** Every answer outside the 200s has this body: `application/problem+json`. */
export const problemReply = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** The sentence in English. */
  detail: z.string(),
  /** The code and the values of the same sentence, for other languages. */
  reason: z.string(),
  values: messageValues,
  requestId: z.string(),
  errors: z.optional(
    z.array(
      z.object({
        path: z.string(),
        /** English; `code` and `values` say the same for other languages. */
        message: z.string(),
        code: z.string(),
        values: messageValues,
        pointId: z.optional(z.string()),
        pointName: z.optional(z.string()),
      }),
    ),
  ),
  current: z.optional(z.unknown()),
  /** The person whose change a stale write ran into. */
  changedBy: z.optional(z.string()),
});

export type ProblemReply = z.output<typeof problemReply>;
