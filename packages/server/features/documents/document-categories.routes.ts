import type { DocumentCategory, documentCategories } from '@assay/contract/document-categories';
import { makesCycle, nested, withAncestors } from '@assay/domain/documents/category-tree';
import { mostShownOpen } from '@assay/domain/documents/document';
import { invalidField, notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import {
  type CategoryRecord,
  countByCategory,
  deleteCategory,
  findCategory,
  holdsSomething,
  insertCategory,
  listCategories,
  lockCategory,
  takeTurnAtTree,
  updateCategory,
} from './document-categories.queries.ts';
import { listItemsOfCategories } from './documents.queries.ts';

type Table = typeof documentCategories;

/** The whole tree brings along at most so many documents; the others come category by category. */
const mostInTree = 500;

/** The first categories with few documents, as far as the tree carries them. */
function broughtAlong(categories: readonly CategoryRecord[], counts: ReadonlyMap<string, number>): string[] {
  let sum = 0;
  return categories.flatMap(({ id }) => {
    const count = counts.get(id) ?? 0;
    if (count === 0 || count > mostShownOpen || sum + count > mostInTree) return [];
    sum += count;
    return [id];
  });
}

async function showTree(db: Db, scope: Scope): Promise<DocumentCategory[]> {
  const [all, counts] = [await listCategories(db), await countByCategory(db, scope)];
  const categories = scope.companyId === null ? all : withAncestors(all, ({ id }) => counts.has(id));
  const documents = await listItemsOfCategories(db, scope, broughtAlong(categories, counts));
  const byCategory = Map.groupBy(documents, ({ documentCategoryId }) => documentCategoryId);
  return nested(
    categories.map(({ id, name, parentId, revision }) => ({
      id,
      name,
      parentId,
      parentCategoryId: parentId,
      documentCount: counts.get(id) ?? 0,
      documents: byCategory.get(id) ?? [],
      revision,
    })),
  );
}

async function shown(db: Db, scope: Scope, id: string): Promise<DocumentCategory> {
  const find = (categories: readonly DocumentCategory[]): DocumentCategory | undefined => {
    for (const category of categories) {
      const found = category.id === id ? category : find(category.subCategories);
      if (found) return found;
    }
    return undefined;
  };
  const category = find(await showTree(db, scope));
  if (!category) throw notFound();
  return category;
}

async function refuseUnknownParent(db: Db, parentId: string | null): Promise<void> {
  if (parentId !== null && !(await findCategory(db, parentId)))
    throw invalidField('parentCategoryId', 'document.categoryUnknown');
}

async function categoryToWrite({ db, params }: { db: Db; params: { id: string } }): Promise<CategoryRecord> {
  await takeTurnAtTree(db);
  const category = await lockCategory(db, params.id);
  if (!category) throw notFound();
  return category;
}

export const documentCategoryHandlers: Handlers<Table> = {
  list: ({ db, scope }) => showTree(db, scope),
  create: async ({ db, scope, body, now }) => {
    const parentId = body.parentCategoryId ?? null;
    await takeTurnAtTree(db);
    await refuseUnknownParent(db, parentId);
    return shown(db, scope, await insertCategory(db, { name: body.name, parentId }, now));
  },
  update: handler<Table['update']>()({
    load: categoryToWrite,
    current: ({ db, scope }, { id }) => shown(db, scope, id),
    run: async ({ db, scope, record, body }) => {
      const parentId = body.parentCategoryId === undefined ? record.parentId : body.parentCategoryId;
      await refuseUnknownParent(db, parentId);
      if (makesCycle(await listCategories(db), record.id, parentId))
        throw invalidField('parentCategoryId', 'document.categoryInItself');
      await updateCategory(db, record.id, { name: body.name, parentId });
      return shown(db, scope, record.id);
    },
  }),
  delete: handler<Table['delete']>()({
    load: categoryToWrite,
    run: async ({ db, record }) => {
      if (await holdsSomething(db, record.id))
        throw new Problem('conflict', message('document.categoryNotEmpty'), { code: 'notEmpty' });
      await deleteCategory(db, record.id);
      return {};
    },
  }),
};
