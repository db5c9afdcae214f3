import { listRequest } from '@assay/contract/lists';
import type { ProductFamilyInput, productFamilies } from '@assay/contract/products';
import { invalidField, notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { type Handlers, handler } from '../../http/handlers.ts';
import type { RecordRequest } from '../../http/record-request.ts';
import { countEquipment } from '../equipment/equipment-counts.queries.ts';
import {
  createFamily,
  deleteFamily,
  type FamilyFields,
  type FamilyRecord,
  findCategory,
  findFamily,
  listAllFamilies,
  listCategories,
  listFamilies,
  lockFamily,
  updateFamily,
} from './product-families.queries.ts';
import { countModels, createModel, deleteModel, listModels, lockModel, renameModel } from './product-models.queries.ts';

type Table = typeof productFamilies;
type WithId = Pick<RecordRequest, 'db' | 'params'>;

const orMissing = async <Row>(row: Promise<Row | undefined>): Promise<Row> => {
  const found = await row;
  if (!found) throw notFound();
  return found;
};

const familyToRead = ({ db, params }: WithId) => orMissing(findFamily(db, params.id));
const familyToWrite = ({ db, params }: WithId) => orMissing(lockFamily(db, params.id));
const modelToWrite = ({ db, params }: WithId) => orMissing(lockModel(db, params.id));

async function fieldsOf(db: Db, input: ProductFamilyInput, was?: FamilyRecord): Promise<FamilyFields> {
  const category = await findCategory(db, input.productCategoryId);
  if (!category) throw invalidField('productCategoryId', 'product.categoryUnknown');
  return {
    name: input.familyName,
    long_name: input.longFamilyName ?? was?.longFamilyName ?? '',
    division: input.division ?? was?.division ?? '',
    product_category_id: category.id,
    category_name: category.name,
  };
}

/** What is in use stays, and says by how much. */
async function refuseUsedFamily(db: Db, familyId: string): Promise<void> {
  const models = await countModels(db, familyId);
  if (models === 0) return;
  const machines = await countEquipment(db, 'product_family_id', familyId);
  const reason =
    machines.live > 0
      ? message('product.familyUsed', { count: models, machines: machines.live })
      : message('product.familyHasModels', { count: models });
  throw new Problem('conflict', reason, { code: 'inUse' });
}

async function refuseUsedModel(db: Db, modelId: string): Promise<void> {
  const { live, deleted } = await countEquipment(db, 'product_model_id', modelId);
  if (live + deleted === 0) return;
  const reason =
    deleted > 0
      ? message('product.modelKept', { machines: live, count: deleted })
      : message('product.modelUsed', { machines: live });
  throw new Problem('conflict', reason, { code: 'inUse' });
}

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
      await refuseUsedFamily(db, record.id);
      await deleteFamily(db, record.id);
      return {};
    },
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
  deleteModel: handler<Table['deleteModel']>()({
    load: modelToWrite,
    run: async ({ db, record }) => {
      await refuseUsedModel(db, record.id);
      await deleteModel(db, record.id);
      return {};
    },
  }),
};
