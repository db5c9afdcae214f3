import { isId, newId } from '@assay/domain/id';
import { kindOf } from '@assay/domain/points/applicability';
import { copyOfPoint } from '@assay/domain/points/copy-of-point';
import { optionImagesOf } from '@assay/domain/points/option-images';
import { type PointPlan, planPoint, planSettings } from '@assay/domain/points/plan-point';
import type { Point } from '@assay/domain/points/point';
import { reorderedLists } from '@assay/domain/points/reordered';
import type { SentPoint, SentSettings } from '@assay/domain/points/sent-point';
import { type CommonSettings, newSettings } from '@assay/domain/points/settings';
import { invalidField, refuse } from '@assay/domain/problem';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { forgetImages } from '../files/forget-images.ts';
import { bindImages } from '../files/images.queries.ts';
import { categoryFaults, checkReferences } from './check-references.ts';
import { refuseLocked, startBatches } from './option-batches.ts';
import { findPoint, findPredefinedGroup, type PointRecord } from './point-record.queries.ts';
import { copyTranslations, insertPoint, type PointFields, updatePoint } from './points.queries.ts';
import { definedKeys, optionGroupOf, pointOf } from './read-point.ts';
import { copyTextTranslations, dropOldTexts } from './save-translations.ts';
import { writePoint } from './write-point.ts';

export interface Author {
  scope: Scope;
  userId: string;
  name: string;
  companyId: string;
}

export const authorOf = ({ userId, name, companyId }: Person, scope: Scope): Author => ({
  scope,
  userId,
  name,
  companyId,
});

const settingsOf = (point: CommonSettings): string =>
  JSON.stringify(
    Object.fromEntries(Object.keys(newSettings).map((name) => [name, point[name as keyof CommonSettings]])),
  );

const definitionOf = (point: Point): string =>
  JSON.stringify(Object.fromEntries(definedKeys(point.type).map((key) => [key, point[key as keyof Point]])));

type Texts = Pick<PointRecord, 'name' | 'name_updated_at' | 'description' | 'description_updated_at'>;

/** A text that stays as it was keeps its age, so that its translations do. */
function fieldsOf(point: Point, before: Texts | null, now: Date): PointFields {
  const {
    measurementTitle = '',
    measurementUnitId = null,
    optionGroup,
  } = point as Partial<Record<'measurementTitle' | 'measurementUnitId', string>> & {
    optionGroup?: { id: string } | null;
  };
  return {
    kind: kindOf(point.metas),
    name: point.name,
    name_updated_at: before?.name === point.name ? before.name_updated_at : now,
    description: point.description,
    description_updated_at: before?.description === point.description ? before.description_updated_at : now,
    product_category_id: point.productCategoryId,
    unit_id: measurementUnitId,
    measurement_title: measurementTitle,
    settings: settingsOf(point),
    definition: definitionOf(point),
    option_group_id: optionGroup?.id ?? null,
  };
}

/** The point that a save makes of what was sent, or every fault of it at once. */
async function planned(
  db: Db,
  scope: Scope,
  sent: SentPoint,
  current: Point | null,
  choices: { deleteMissing: boolean; images: ReadonlySet<string> },
): Promise<Pick<PointPlan, 'point' | 'batches'>> {
  const { optionGroup } = sent;
  const groupId = optionGroup?.custom ? '' : (optionGroup?.id ?? '');
  const group = isId(groupId) ? await findPredefinedGroup(db, groupId) : undefined;
  const checked = await checkReferences(db, scope, sent, choices.images);
  const predefined = group && optionGroupOf(group);
  const { point, errors, batches } = planPoint(current, checked.sent, {
    deleteMissing: choices.deleteMissing,
    predefined,
  });
  refuse([...checked.errors, ...errors]);
  return { point, batches };
}

async function addPlanned(db: Db, author: Author, point: Point, before: Texts | null, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await writePoint(db, id, null, point, now, () =>
    insertPoint(db, {
      id,
      type: point.type,
      company_id: author.companyId,
      created_by: author.userId,
      created_at: now,
      ...fieldsOf(point, before, now),
    }),
  );
  return id;
}

export async function addPoint(db: Db, author: Author, sent: SentPoint, now: Date): Promise<string> {
  const choices = { deleteMissing: true, images: new Set<string>() };
  const { point, batches } = await planned(db, author.scope, sent, null, choices);
  await bindNewImages(db, null, point, now);
  const id = await addPlanned(db, author, point, null, now);
  await startBatches(db, author, id, point, batches, now);
  return id;
}

export async function changePoint(
  db: Db,
  author: Author,
  record: PointRecord,
  sent: SentPoint,
  deleteMissing: boolean,
  now: Date,
): Promise<void> {
  if (sent.type !== record.type) throw invalidField('type', 'point.typeStays');
  const current = pointOf(record);
  const choices = { deleteMissing, images: optionImagesOf(current) };
  const { point, batches } = await planned(db, author.scope, sent, current, choices);
  refuseLocked(record, current, point, batches);
  await bindNewImages(db, current, point, now);
  await writePoint(db, record.id, record, point, now, () => updatePoint(db, record.id, fieldsOf(point, record, now)));
  await dropOldImages(db, current, point, now);
  await dropOldTexts(db, record, point);
  await startBatches(db, author, record.id, point, batches, now);
  const changes = reorderedLists(current, point);
  if (changes.length > 0)
    await recordEvent(db, { recordType: 'inspectionPoint', recordId: record.id, action: 'reordered', changes });
}

/** Settings, and the product category, which is a setting too where there is nothing else on the form. */
export async function changeGeneralFields(
  db: Db,
  scope: Scope,
  record: PointRecord,
  sent: SentSettings & { productCategoryId?: string | undefined },
): Promise<void> {
  const current = pointOf(record);
  const { productCategoryId = current.productCategoryId } = sent;
  refuse(await categoryFaults(db, scope, productCategoryId));
  await updatePoint(db, record.id, {
    settings: settingsOf(planSettings(current, sent)),
    product_category_id: productCategoryId,
  });
}

/** The copy is its author's; it shows the same images and keeps the translations. */
export async function duplicatePoint(db: Db, author: Author, record: PointRecord, now: Date): Promise<string> {
  const original = pointOf(record);
  const { point } = await planned(db, author.scope, copyOfPoint(original), null, {
    deleteMissing: true,
    images: optionImagesOf(original),
  });
  const id = await addPlanned(db, author, point, record, now);
  await copyTranslations(db, record.id, id);
  const copy = await findPoint(db, author.scope, id);
  if (copy) await copyTextTranslations(db, record, copy);
  return id;
}

/** Leaves it to the point from now on who may see its new images. */
async function bindNewImages(db: Db, before: Point | null, after: Point, now: Date): Promise<void> {
  const known = before ? optionImagesOf(before) : new Set();
  await bindImages(
    db,
    [...optionImagesOf(after)].filter((id) => !known.has(id)),
    now,
  );
}

/** Removes images that nothing shows any more; a copy of the point may, or a run that was begun with it. */
async function dropOldImages(db: Db, before: Point, after: Point, now: Date): Promise<void> {
  const shown = optionImagesOf(after);
  await forgetImages(
    db,
    [...optionImagesOf(before)].filter((id) => !shown.has(id)),
    now,
  );
}
