import { type Message, message } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import type { Fields } from './endpoint.ts';

type Repeated<R extends Fields> = { [Name in keyof R]: z.ZodMiniOptional<z.ZodMiniReadonly<R[Name]>> };

/** Fields of replies that a request may repeat. */
export const repeated = <R extends Fields>(readOnly: R): Repeated<R> =>
  Object.fromEntries(
    Object.entries(readOnly).map(([name, schema]) => [name, z.optional(z.readonly(schema))]),
  ) as Repeated<R>;

/**
 * What a request may say of a record: what is applied, and what is read-only. Read-only fields come with replies and may
 * be sent back as they were read; they change nothing, and OpenAPI marks them. Any other key is refused.
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

/** A word of the path that names one of several things: its case matters as little as that of the rest. */
export const pathWord = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.transform((sent: unknown) => words.find((word) => word.toLowerCase() === String(sent).toLowerCase()) ?? sent),
    z.enum(words),
  );

type Context = Parameters<Parameters<typeof z.transform>[0]>[1];

/** One value that the specifications call by two names: either may be sent, both only when they agree. */
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
