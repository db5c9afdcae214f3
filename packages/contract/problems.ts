import * as z from 'zod/mini';

export const messageValues = z.record(z.string(), z.union([z.string(), z.number()]));

/** The body of every answer outside the 200s: `application/problem+json`. */
export const problemReply = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** The sentence in English. */
  detail: z.string(),
  /** The same for other languages: which sentence it is, and what it speaks of. */
  reason: z.string(),
  values: messageValues,
  requestId: z.string(),
  errors: z.optional(
    z.array(
      z.object({
        path: z.string(),
        /** In English; `code` and `values` say the same for other languages. */
        message: z.string(),
        code: z.string(),
        values: messageValues,
        pointId: z.optional(z.string()),
        pointName: z.optional(z.string()),
      }),
    ),
  ),
  current: z.optional(z.unknown()),
  /** The name of who wrote last what a stale write collided with. */
  changedBy: z.optional(z.string()),
});

export type ProblemReply = z.output<typeof problemReply>;
