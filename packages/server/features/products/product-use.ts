import { type Message, message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { countEquipment } from '../equipment/equipment.queries.ts';
import { countModels } from './product-models.queries.ts';
import { isNamedByCertifications, isNamedByPoints, isNamedByProtocols } from './product-use.queries.ts';

/** What keeps a family from being deleted, and how much of it there is; undefined where nothing does. */
export async function useOfFamily(db: Db, familyId: string): Promise<Message | undefined> {
  const models = await countModels(db, familyId);
  if (models > 0) {
    const { live } = await countEquipment(db, 'product_family_id', familyId);
    return live > 0
      ? message('product.familyUsed', { count: models, machines: live })
      : message('product.familyHasModels', { count: models });
  }
  if (await isNamedByPoints(db, 'product_family_id', familyId)) return message('product.familyInPoints');
  if (await isNamedByProtocols(db, 'product_family_id', familyId)) return message('product.familyInProtocols');
  if (await isNamedByCertifications(db, familyId)) return message('product.familyInCertifications');
  return undefined;
}

/** The same of a model. */
export async function useOfModel(db: Db, modelId: string): Promise<Message | undefined> {
  const { live, deleted } = await countEquipment(db, 'product_model_id', modelId);
  if (deleted > 0) return message('product.modelKept', { machines: live, count: deleted });
  if (live > 0) return message('product.modelUsed', { machines: live });
  if (await isNamedByPoints(db, 'product_model_id', modelId)) return message('product.modelInPoints');
  if (await isNamedByProtocols(db, 'product_model_id', modelId)) return message('product.modelInProtocols');
  return undefined;
}
