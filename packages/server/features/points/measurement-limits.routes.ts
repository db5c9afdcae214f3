import type { measurementLimits } from '@assay/contract/points/measurement-limits';
import { newId } from '@assay/domain/id';
import { limitNames, type MeasurementLimit, type Product, unorderedLimits } from '@assay/domain/measurements/limits';
import { fieldError, forbidden, invalidField, notFound, refuse } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { MeasurementLimitRow } from '../../db/tables/points.ts';
import type { Handlers } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { mayEdit } from './load-point.ts';
import { findLimit, type LimitedPoint, lockLimitedPoint, writeRows } from './point-parts.queries.ts';
import { findNamed, updatePoint } from './points.queries.ts';

type Table = typeof measurementLimits;

const limitedTypes = new Set<string>(['Measurement', 'SummaryWithRows']);

/** A model's family is filled in, so that one product has one place. */
async function productOf(db: Db, { productFamilyId, productModelId }: Product) {
  const productIds = [productFamilyId, productModelId].filter((id) => id !== null);
  const found = productIds.length > 0 ? await findNamed(db, productIds) : [];
  const model = found.find(({ id, kind }) => kind === 'model' && id === productModelId);
  if (productModelId && !model) throw invalidField('productModelId', 'product.modelUnknown');
  if (productFamilyId && !found.some(({ id, kind }) => kind === 'family' && id === productFamilyId))
    throw invalidField('productFamilyId', 'product.familyUnknown');
  if (model && productFamilyId && model.family_id !== productFamilyId)
    throw invalidField('productFamilyId', 'product.familyOfOther');
  return { product_family_id: model?.family_id ?? productFamilyId, product_model_id: productModelId };
}

interface SentLimit extends Omit<MeasurementLimit, 'unlimited'> {
  unlimited: boolean;
}

async function saveLimit(db: Db, id: string, point: LimitedPoint, person: Person, sent: SentLimit) {
  if (!mayEdit(person, point.company_id)) throw forbidden();
  const { unlimited, ...limit } = sent;
  refuse([
    ...(unlimited && limitNames.some((name) => limit[name] !== null)
      ? [fieldError('unlimited', 'limit.unlimitedValues')]
      : []),
    ...unorderedLimits(limit).map((path) => fieldError(path, 'limit.crossing')),
  ]);
  const row: MeasurementLimitRow = {
    id,
    inspection_point_id: point.id,
    ...(await productOf(db, limit)),
    critical_low: limit.criticalLow,
    low: limit.low,
    high: limit.high,
    critical_high: limit.criticalHigh,
    unlimited: unlimited || null,
  };
  await writeRows(db, 'measurement_limit', [row]);
  await updatePoint(db, point.id, {});
  return {
    ...limit,
    ...(unlimited && { unlimited }),
    id,
    inspectionPointId: point.id,
    productFamilyId: row.product_family_id,
  };
}

export const measurementLimitHandlers: Handlers<Table> = {
  create: async ({ db, scope, person, body: { inspectionPointId, ...limit }, now }) => {
    const point = await lockLimitedPoint(db, scope, inspectionPointId);
    if (!point) throw invalidField('inspectionPointId', 'point.unknown');
    if (!limitedTypes.has(point.type)) throw invalidField('inspectionPointId', 'limit.noLimits');
    return saveLimit(db, newId(now.getTime()), point, person, limit);
  },
  update: async ({ db, scope, person, body: { id, inspectionPointId, ...limit } }) => {
    const known = await findLimit(db, id);
    const point = known && (await lockLimitedPoint(db, scope, known.inspection_point_id));
    if (!point) throw notFound();
    if (inspectionPointId && inspectionPointId !== point.id)
      throw invalidField('inspectionPointId', 'limit.otherPoint');
    return saveLimit(db, id, point, person, limit);
  },
};
