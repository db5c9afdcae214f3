import { identifyParts } from '../part-ids.ts';
import type { FieldError } from '../problem.ts';
import type { PlainCode } from '../words/message.ts';

/** Says what to add, keep and remove so that the record has exactly the parts that were sent. */
export interface PartPlan<Part> {
  added: (Part & { id: string })[];
  kept: (Part & { id: string })[];
  removed: string[];
  /** From the ids as sent, temporary ones included, to those that are stored. */
  ids: Map<string, string>;
  errors: FieldError[];
}

export function planParts<Part extends { id?: string | undefined }>(
  sent: readonly Part[],
  known: readonly { id: string }[],
  path: string,
): PartPlan<Part> {
  const { parts, added, ids, errors } = identifyParts(sent, known, path);
  const sentIds = new Set(parts.map(({ id }) => id));
  return {
    added: parts.filter(({ id }) => added.has(id)),
    kept: parts.filter(({ id }) => !added.has(id)),
    removed: known.map(({ id }) => id).filter((id) => !sentIds.has(id)),
    ids,
    errors,
  };
}

/** Names are compared ignoring case. */
export function sameNames(parts: readonly { name: string }[], path: string, code: PlainCode): FieldError[] {
  const seen = new Set<string>();
  return parts.flatMap(({ name }, i) => {
    const key = name.toLowerCase();
    const isDuplicate = seen.has(key);
    seen.add(key);
    return isDuplicate ? [{ path: `${path}.${i}.name`, code, values: {} }] : [];
  });
}
