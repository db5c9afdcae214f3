import type { DocumentPackageInput, documentPackages } from '@assay/contract/document-packages';
import type { DocumentPackage } from '@assay/contract/documents/document';
import { fieldError, notFound, refuse } from '@assay/domain/problem';
import { listEvents } from '../../db/event-history.ts';
import { withNames } from '../../db/named-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { namesOfDocuments } from './document-links.queries.ts';
import {
  deletePackage,
  insertPackage,
  listPackages,
  lockPackage,
  type PackageFields,
  updatePackage,
  visiblePackages,
} from './document-packages.queries.ts';
import { listVisibleIds } from './documents.queries.ts';

type Table = typeof documentPackages;

async function shown(db: Db, scope: Scope, id: string): Promise<DocumentPackage> {
  const [found] = await listPackages(db, scope, id);
  if (!found) throw notFound();
  return found;
}

async function checked(
  db: Db,
  scope: Scope,
  { name, type, DocumentIds }: DocumentPackageInput,
): Promise<PackageFields> {
  const known = await listVisibleIds(db, scope, DocumentIds);
  refuse(DocumentIds.flatMap((id, i) => (known.has(id) ? [] : [fieldError(`DocumentIds.${i}`, 'document.unknown')])));
  return { name, type, documentIds: DocumentIds };
}

async function packageToWrite({ db, params }: { db: Db; params: { id: string } }) {
  const found = await lockPackage(db, params.id);
  if (!found) throw notFound();
  return found;
}

export const documentPackageHandlers: Handlers<Table> = {
  list: ({ db, scope }) => visiblePackages(db, scope),
  create: async ({ db, scope, body, now }) =>
    shown(db, scope, await insertPackage(db, await checked(db, scope, body), now)),
  update: handler<Table['update']>()({
    load: packageToWrite,
    current: ({ db, scope }, { id }) => shown(db, scope, id),
    run: async ({ db, scope, record, body }) => {
      await updatePackage(db, record.id, await checked(db, scope, body));
      return shown(db, scope, record.id);
    },
  }),
  history: handler<Table['history']>()({
    load: async ({ db, scope, params }) => shown(db, scope, params.id),
    run: async ({ db, record }) =>
      withNames(await listEvents(db, 'documentPackage', record.documentPackageId), (ids) => namesOfDocuments(db, ids)),
  }),
  delete: handler<Table['delete']>()({
    load: packageToWrite,
    run: async ({ db, record }) => {
      await deletePackage(db, record.id);
      return {};
    },
  }),
};
