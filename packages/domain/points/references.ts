import type { SentPoint } from './sent-point.ts';

export type ReferenceKind = 'family' | 'model' | 'image';

/** A family, model or image that a part of the point names. */
export interface Reference {
  kind: ReferenceKind;
  id: string;
  path: string;
}

const kindOfKey: Record<string, ReferenceKind> = {
  productFamilyId: 'family',
  productModelId: 'model',
  imageId: 'image',
};
const kindOfMeta: Record<string, ReferenceKind> = { ProductFamily: 'family', ProductModel: 'model' };

function visit(value: unknown, path: string, found: Reference[]): void {
  if (typeof value !== 'object' || value === null) return;
  const { type, value: id } = value as { type?: unknown; value?: unknown };
  const meta = typeof type === 'string' ? kindOfMeta[type] : undefined;
  if (meta && typeof id === 'string') found.push({ kind: meta, id, path: `${path}.value` });
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    const kind = kindOfKey[key];
    if (kind && typeof inner === 'string') found.push({ kind, id: inner, path: at });
    if (key === 'modelIds' && Array.isArray(inner))
      found.push(...inner.map((id: string, i): Reference => ({ kind: 'model', id, path: `${at}.${i}` })));
    visit(inner, at, found);
  }
}

/** Finds them wherever they stand in the point's parts. */
export function referencesOf(sent: SentPoint): Reference[] {
  const found: Reference[] = [];
  visit(sent, '', found);
  return found;
}
