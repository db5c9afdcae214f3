import { newId } from '../id.ts';
import type { FieldError } from '../problem.ts';

/** What must happen to the parts of a whole so that it has exactly those that were sent. */
export interface PartPlan<Part> {
  added: (Part & { id: string })[];
  kept: (Part & { id: string })[];
  removed: string[];
  /** From the ids as sent, temporary ones included, to those that will be kept. */
  ids: Map<string, string>;
  errors: FieldError[];
}

export const temporaryPrefix = 'temp-id-';

/** A part without an id, or with a temporary one, is new; an id of another whole, or one sent twice, is a fault. */
export function planParts<Part extends { id?: string | undefined }>(
  sent: readonly Part[],
  known: readonly { id: string }[],
  path: string,
): PartPlan<Part> {
  const left = new Set(known.map(({ id }) => id));
  const plan: PartPlan<Part> = { added: [], kept: [], removed: [], ids: new Map(), errors: [] };
  for (const [i, part] of sent.entries()) {
    const isNew = part.id === undefined || part.id.startsWith(temporaryPrefix);
    const id = isNew ? newId() : (part.id ?? '');
    if (isNew) plan.added.push({ ...part, id });
    else if (left.delete(id)) plan.kept.push({ ...part, id });
    else plan.errors.push({ path: `${path}.${i}.id`, message: 'Is not a part of this record, or stands twice' });
    if (part.id !== undefined) plan.ids.set(part.id, id);
  }
  plan.removed = [...left];
  return plan;
}

/** Faults of names that must differ, whatever their case. */
export function sameNames(parts: readonly { name: string }[], path: string, message: string): FieldError[] {
  const seen = new Set<string>();
  return parts.flatMap(({ name }, i) => {
    const key = name.toLowerCase();
    const twin = seen.has(key);
    seen.add(key);
    return twin ? [{ path: `${path}.${i}.name`, message }] : [];
  });
}
