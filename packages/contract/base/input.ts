import { type Message, message } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import type { Fields } from './endpoint.ts';

type Repeated<R extends Fields> = { [Name in keyof R]: z.ZodMiniOptional<z.ZodMiniReadonly<R[Name]>> };

/** Requests may repeat these fields of replies. */
export const repeated = <R extends Fields>(readOnly: R): Repeated<R> =>
  Object.fromEntries(
    Object.entries(readOnly).map(([name, schema]) => [name, z.optional(z.readonly(schema))]),
  ) as Repeated<R>;

/**
 * A request sets some fields and may send read-only ones back as it read them: those change nothing, and OpenAPI marks
 * them. Any other key is refused.
 */
export const inputObject = <S extends Fields, R extends Fields>(applied: S, readOnly: R) =>
  z.pipe(
    z.strictObject({ ...applied, ...repeated(readOnly) }),
    z.transform(
      (value) =>
        Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(readOnly, name))) as z.output<
          z.ZodMiniObject<S, z.core.$strict>
        >,
    ),
  );

/** A path names one of these words in any case, like the rest of the path. */
export const pathWord = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.transform((sent: unknown) => words.find((word) => word.toLowerCase() === String(sent).toLowerCase()) ?? sent),
    z.enum(words),
  );

type Context = Parameters<Parameters<typeof z.transform>[0]>[1];

/** The specifications give this value two names: either may be sent, both only if they agree. */
export function eitherName<T>(
  context: Context,
  [name, value]: [string, T | undefined],
  [otherName, other]: [string, T | undefined],
): T {
  const fault = (path: string, { code, values }: Message) =>
    context.issues.push({ code: 'custom', message: code, params: values, path: [path], input: other });
  if (value === undefined && other === undefined) fault(name, message('value.required'));
  if (value !== undefined && other !== undefined && JSON.stringify(value) !== JSON.stringify(other))
    fault(otherName, message('value.sameAs', { other: name }));
  return (value ?? other) as T;
}
