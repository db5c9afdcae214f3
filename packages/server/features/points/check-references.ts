import { isOfDivision } from '@assay/domain/divisions';
import { isId } from '@assay/domain/id';
import { type ReferenceKind, referencesOf } from '@assay/domain/points/references';
import type { SentPoint } from '@assay/domain/points/sent-point';
import { type FieldError, fieldError } from '@assay/domain/problem';
import type { PlainCode } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listUnboundImages } from '../files/images.queries.ts';
import { findNamed } from './points.queries.ts';

const missing: Record<ReferenceKind, PlainCode> = {
  family: 'product.familyUnknown',
  model: 'product.modelUnknown',
  image: 'photo.unknown',
};

const noCategory = fieldError('productCategoryId', 'product.categoryUnknown');

/** A category that the author does not see is none. */
export async function categoryFaults(db: Db, scope: Scope, id: string): Promise<FieldError[]> {
  const known = (await findNamed(db, [id])).some(({ kind }) => kind === 'category');
  return known && isOfDivision(scope.divisionIds, id) ? [] : [noCategory];
}

interface Named {
  category: Set<string>;
  unit: Set<string>;
  family: Set<string>;
  image: Set<string>;
  /** Maps a model to its family. */
  model: Map<string, string>;
}

async function lookUp(db: Db, scope: Scope, sent: SentPoint, ids: string[], imageIds: string[]): Promise<Named> {
  const { measurementUnitId } = sent as { measurementUnitId?: string | null };
  const named = [...ids, sent.productCategoryId, ...(measurementUnitId ? [measurementUnitId] : [])];
  const rows = await findNamed(db, [...new Set(named)].filter(isId));
  const of = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  const images = imageIds.length > 0 ? await listUnboundImages(db, scope, [...new Set(imageIds)]) : [];
  return {
    category: of('category'),
    unit: of('unit'),
    family: of('family'),
    image: new Set(images.map(({ id }) => id)),
    model: new Map(rows.filter(({ kind }) => kind === 'model').map(({ id, family_id }) => [id, family_id ?? ''])),
  };
}

/** Limits of a model name its family too, so that one product has one place. */
function withFamilies(sent: SentPoint, { model }: Named, errors: FieldError[]): SentPoint {
  if (!sent.measurementLimits) return sent;
  const measurementLimits = sent.measurementLimits.map((limit, i) => {
    const family = limit.productModelId === null ? limit.productFamilyId : (model.get(limit.productModelId) ?? null);
    if (limit.productFamilyId !== null && family !== null && family !== limit.productFamilyId)
      errors.push(fieldError(`measurementLimits.${i}.productFamilyId`, 'product.familyOfOther'));
    return { ...limit, productFamilyId: family };
  });
  return { ...sent, measurementLimits };
}

/** Everything that a point names must exist, and its author must be able to see it; answers the point with families filled in. */
export async function checkReferences(
  db: Db,
  scope: Scope,
  sent: SentPoint,
  knownImages: ReadonlySet<string>,
): Promise<{ sent: SentPoint; errors: FieldError[] }> {
  const references = referencesOf(sent).filter(({ id }) => isId(id));
  const products = references.filter(({ kind }) => kind !== 'image').map(({ id }) => id);
  const newImages = references.filter(({ kind, id }) => kind === 'image' && !knownImages.has(id)).map(({ id }) => id);
  const named = await lookUp(db, scope, sent, products, newImages);
  const errors = references
    .filter(({ kind, id }) => !named[kind].has(id) && !knownImages.has(id))
    .map(({ kind, path }) => fieldError(path, missing[kind]));
  if (!isOfDivision(scope.divisionIds, sent.productCategoryId) || !named.category.has(sent.productCategoryId))
    errors.push(noCategory);
  const { measurementUnitId } = sent as { measurementUnitId?: string | null };
  if (measurementUnitId && !named.unit.has(measurementUnitId))
    errors.push(fieldError('measurementUnitId', 'point.unitUnknown'));
  return { sent: withFamilies(sent, named, errors), errors };
}
