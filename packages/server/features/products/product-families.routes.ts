import { listRequest } from '@assay/contract/lists';
import type { ProductFamilyInput, productFamilies } from '@assay/contract/products';
import { invalidField, notFound, Problem } from '@assay/domain/problem';
import { type Message, message, worded } from '@assay/domain/words/message';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import { countEquipment } from '../equipment/equipment.queries.ts';
import {
  countModels,
  createFamily,
  createModel,
  deleteFamily,
  deleteModel,
  type FamilyFields,
  type FamilyRecord,
  findCategory,
  findFamily,
  findModel,
  isNamedByCertifications,
  isNamedByPoints,
  isNamedByProtocols,
  listAllFamilies,
  listCategories,
  listFamilies,
  listModels,
  lockFamily,
  lockModel,
  renameModel,
  updateFamily,
} from './products.queries.ts';

type Table = typeof productFamilies;
type WithId = Pick<RecordRequest, 'db' | 'params'>;

const orMissing = async <Row>(row: Promise<Row | undefined>): Promise<Row> => {
  const found = await row;
  if (!found) throw notFound();
  return found;
};

const familyToRead = ({ db, params }: WithId) => orMissing(findFamily(db, params.id));
const familyToWrite = ({ db, params }: WithId) => orMissing(lockFamily(db, params.id));
const modelToRead = ({ db, params }: WithId) => orMissing(findModel(db, params.id));
const modelToWrite = ({ db, params }: WithId) => orMissing(lockModel(db, params.id));

async function fieldsOf(db: Db, input: ProductFamilyInput, before?: FamilyRecord): Promise<FamilyFields> {
  const category = await findCategory(db, input.productCategoryId);
  if (!category) throw invalidField('productCategoryId', 'product.categoryUnknown');
  return {
    name: input.familyName,
    long_name: input.longFamilyName ?? before?.longFamilyName ?? '',
    division: input.division ?? before?.division ?? '',
    product_category_id: category.id,
    category_name: category.name,
  };
}

/** Refuses to delete a product that is in use, and says by how much. */
function refuseUsed(use: Message | undefined): void {
  if (use) throw new Problem('conflict', use, { code: 'inUse' });
}

const shownUse = (use: Message | undefined) => ({ use: use ? { ...use, message: worded(use, 'en') } : null });

export const productFamilyHandlers: Handlers<Table> = {
  categories: ({ db }) => listCategories(db),
  all: ({ db }) => listAllFamilies(db),
  query: ({ db, query }) => listFamilies(db, listRequest(query)),
  get: handler<Table['get']>()({
    load: familyToRead,
    current: async (_work, record) => record,
    run: async ({ record }) => record,
  }),
  create: async ({ db, body, now }) => createFamily(db, await fieldsOf(db, body), now),
  update: handler<Table['update']>()({
    load: familyToWrite,
    current: async (_work, record) => record,
    run: async ({ db, record, body }) => updateFamily(db, record.id, await fieldsOf(db, body, record)),
  }),
  delete: handler<Table['delete']>()({
    load: familyToWrite,
    run: async ({ db, record }) => {
      refuseUsed(await useOfFamily(db, record.id));
      await deleteFamily(db, record.id);
      return {};
    },
  }),
  history: handler<Table['history']>()({
    load: familyToRead,
    run: ({ db, record }) => listEvents(db, 'productFamily', record.id),
  }),
  use: handler<Table['use']>()({
    load: familyToRead,
    run: async ({ db, record }) => shownUse(await useOfFamily(db, record.id)),
  }),
  models: handler<Table['models']>()({
    load: familyToRead,
    run: ({ db, record, query }) => listModels(db, record.id, listRequest(query)),
  }),
  createModel: handler<Table['createModel']>()({
    load: familyToWrite,
    run: ({ db, record, body, now }) => createModel(db, record.id, body.name, now),
  }),
  updateModel: handler<Table['updateModel']>()({
    load: modelToWrite,
    current: async (_work, record) => record,
    run: ({ db, record, body }) => renameModel(db, record.id, body.name),
  }),
  useOfModel: handler<Table['useOfModel']>()({
    load: modelToRead,
    run: async ({ db, record }) => shownUse(await useOfModel(db, record.id)),
  }),
  deleteModel: handler<Table['deleteModel']>()({
    load: modelToWrite,
    run: async ({ db, record }) => {
      refuseUsed(await useOfModel(db, record.id));
      await deleteModel(db, record.id);
      return {};
    },
  }),
};

/** Says what keeps a family from being deleted; undefined where nothing does. */
async function useOfFamily(db: Db, familyId: string): Promise<Message | undefined> {
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
async function useOfModel(db: Db, modelId: string): Promise<Message | undefined> {
  const { live, deleted } = await countEquipment(db, 'product_model_id', modelId);
  if (deleted > 0) return message('product.modelKept', { machines: live, count: deleted });
  if (live > 0) return message('product.modelUsed', { machines: live });
  if (await isNamedByPoints(db, 'product_model_id', modelId)) return message('product.modelInPoints');
  if (await isNamedByProtocols(db, 'product_model_id', modelId)) return message('product.modelInProtocols');
  return undefined;
}
