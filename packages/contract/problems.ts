import * as z from 'zod/mini';

/** The body of every answer outside the 200s: `application/problem+json`. */
export const problemReply = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(
    z.array(
      z.object({
        path: z.string(),
        message: z.string(),
        pointId: z.optional(z.string()),
        pointName: z.optional(z.string()),
      }),
    ),
  ),
  current: z.optional(z.unknown()),
});

export type ProblemReply = z.output<typeof problemReply>;
