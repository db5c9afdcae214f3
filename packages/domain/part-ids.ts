import { newId } from './id.ts';
import { type FieldError, fieldError } from './problem.ts';

/** The form makes these ids, and the server replaces them. */
export const temporaryPrefix = 'temp-id-';

const isNew = (id: string | undefined): boolean => id === undefined || id.startsWith(temporaryPrefix);

export interface IdentifiedParts<Part> {
  /** In the order in which they were sent. */
  parts: (Part & { id: string })[];
  added: Set<string>;
  /** From the ids as sent, temporary ones included, to those that are stored. */
  ids: Map<string, string>;
  errors: FieldError[];
}

/**
 * A part without an id or with a temporary one is new; an id of another record, or one sent twice, is a fault. If the
 * record itself is new (`known` is undefined), every part is new, so that what was read from another record can be sent
 * as it is.
 */
export function identifyParts<Part extends { id?: string | undefined }>(
  sent: readonly Part[],
  known: readonly { id: string }[] | undefined,
  path: string,
): IdentifiedParts<Part> {
  const left = new Set((known ?? sent).map(({ id }) => id));
  const found: IdentifiedParts<Part> = { parts: [], added: new Set(), ids: new Map(), errors: [] };
  for (const [i, part] of sent.entries()) {
    const added = known === undefined || isNew(part.id);
    const id = added ? newId() : (part.id ?? '');
    if (added) found.added.add(id);
    if (!isNew(part.id) && !left.delete(part.id)) found.errors.push(fieldError(`${path}.${i}.id`, 'value.partOfOther'));
    found.parts.push({ ...part, id });
    if (part.id !== undefined) found.ids.set(part.id, id);
  }
  return found;
}
