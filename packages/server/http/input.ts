import { type Endpoint, paramNames, type Schema } from '@assay/contract/endpoint';
import { id } from '@assay/contract/values';
import { type FieldError, notFound, Problem } from '@assay/domain/problem';
import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

function fieldErrors(issues: readonly Issue[], prefix: string): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [prefix, ...issue.path, key].filter(String).join('.'),
        message: 'Is not a known field',
      }));
    return [{ path: [prefix, ...issue.path].filter((part) => part !== '').join('.'), message: issue.message }];
  });
}

const mostErrors = 50;

export function parseInput<S extends Schema>(schema: S, value: unknown, prefix = ''): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues, prefix).slice(0, mostErrors);
  const [first] = errors;
  throw new Problem('invalid', first?.path ? `${first.path}: ${first.message}` : (first?.message ?? 'Is not right'), {
    errors,
  });
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
