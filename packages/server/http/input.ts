import { type Endpoint, paramNames, type Schema } from '@assay/contract/endpoint';
import { id } from '@assay/contract/values';
import { type FieldError, notFound, Problem } from '@assay/domain/problem';
import * as z from 'zod/mini';
import { inputMessage } from './input-messages.ts';

type Issue = z.core.$ZodIssue;

function fieldErrors(issues: readonly Issue[], whole: string): FieldError[] {
  return issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return keys.map((key) => ({ path: [...issue.path, ...key].join('.') || whole, message: issue.message }));
  });
}

const mostErrors = 50;

/** What was sent, checked; every fault is named by its place in it, or as the whole, and in plain words. */
export function parseInput<S extends Schema>(schema: S, value: unknown, whole = 'body'): z.output<S> {
  const parsed = z.safeParse(schema, value, { error: inputMessage });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues, whole).slice(0, mostErrors);
  const [first] = errors;
  throw new Problem('invalid', `${first?.path}: ${first?.message}`, { errors });
}

/** A path parameter that cannot be an id names nothing, so the answer is the one for a missing record. */
export function paramsSchema(endpoint: Endpoint): Schema {
  return z.object(Object.fromEntries(paramNames(endpoint.path).map((name) => [name, endpoint.params?.[name] ?? id])));
}

export function parseParams(schema: Schema, params: unknown): unknown {
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
