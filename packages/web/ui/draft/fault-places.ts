import { faultText, type PlacedFault } from '../fault-text.ts';

/** Where a fault stands, whatever the order of the parts: the name of a field, behind the id of the part that it is in. */
export function placeOf(whole: unknown, path: string): string {
  let value: unknown = whole;
  let part = '';
  let field = '';
  for (const step of path.split('.')) {
    const next = (value as Record<string, unknown> | null | undefined)?.[step];
    const id = (next as { id?: unknown } | null | undefined)?.id;
    if (Array.isArray(value) && typeof id === 'string') {
      part = id;
      field = '';
    } else field = field === '' ? step : `${field}.${step}`;
    value = next;
  }
  return part === '' ? field : field === '' ? part : `${part}.${field}`;
}

export const placed = (whole: unknown, faults: readonly PlacedFault[]): Record<string, string> =>
  Object.fromEntries(faults.map(({ path, ...fault }) => [placeOf(whole, path), faultText(fault)]));
