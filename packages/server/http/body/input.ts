import { type Endpoint, paramNames, type Schema } from '@assay/contract/base/endpoint';
import { messageOfIssue } from '@assay/contract/base/issue-message';
import { id } from '@assay/contract/base/values';
import { type FieldError, notFound, refuse } from '@assay/domain/problem';
import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const keysOf = (issue: Issue): string[] => (issue.code === 'unrecognized_keys' ? issue.keys : ['']);

/** Picks the faults of the form that a value comes nearest to, where it may have several; none where two are as near. */
function nearestForm(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const [first, second] = forms
    .map((issues) => ({ issues, faults: issues.flatMap(keysOf).length }))
    .sort((one, other) => one.faults - other.faults);
  return first && first.faults < (second?.faults ?? 0) ? first.issues : undefined;
}

function fieldErrors(issues: readonly Issue[], whole: string, above: readonly PropertyKey[] = []): FieldError[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const nearest = issue.code === 'invalid_union' ? nearestForm(issue.errors) : undefined;
    if (nearest) return fieldErrors(nearest, whole, path);
    return keysOf(issue).map((key) => ({
      path: [...path, key].filter((part) => part !== '').join('.') || whole,
      ...messageOfIssue(issue),
    }));
  });
}

const mostErrors = 50;

/** Checks what was sent; every fault is named by its place in it, or as the whole, and in plain words. */
export function parseInput<S extends Schema>(schema: S, value: unknown, whole = 'body'): z.output<S> {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues, whole).slice(0, mostErrors);
  refuse(errors);
  // The validator refuses nothing without a reason.
  throw parsed.error;
}

/** For a call without a body or a query: a field that is sent all the same is refused, not dropped. */
export const nothing = z.strictObject({});

/** A path parameter that cannot be an id names nothing, so the answer is the one for a missing record. */
export function paramsSchema(endpoint: Endpoint): Schema {
  return z.object(Object.fromEntries(paramNames(endpoint.path).map((name) => [name, endpoint.params?.[name] ?? id])));
}

export function parseParams(schema: Schema, params: unknown): unknown {
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
