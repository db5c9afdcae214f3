import { documents } from '@assay/contract/documents';
import { type AccessRow, randomId } from './access-row.ts';
import { castNames } from './cast.ts';
import { aDocumentForm } from './documents.ts';
import { formOf } from './forms.ts';
import { signedQuery } from './signed-query.ts';

const users = castNames.filter((name) => name !== 'nia');
const managers = ['max', 'ada', 'dev'] as const;

const params = { id: randomId };
const ofNoDocument: AccessRow = { who: users, ask: () => ({ params }), status: 404 };

/** Of an address that was signed for whoever calls. */
const signed = (call: typeof documents.download | typeof documents.preview): AccessRow => ({
  who: users,
  ask: (app, name) => {
    const version = { ...params, version: '1' };
    return { params: version, query: signedQuery(app, name, call, version) };
  },
  status: 404,
});

const aPackage = { name: 'A package', type: 'Manual', DocumentIds: [randomId] };
const aCategory = { name: 'A category', parentCategoryId: randomId };

/** The library is the provider's, and kept by those who may open its page; everybody reads what concerns them. */
export const documentAccess: Record<string, AccessRow> = {
  'documents.list': { who: users },
  'documents.get': ofNoDocument,
  'documents.upload': { who: managers, ask: () => aDocumentForm({ categoryId: randomId }), status: 400 },
  'documents.uploadVersion': {
    who: managers,
    ask: () =>
      formOf([
        { name: 'parentDocumentId', value: randomId },
        { name: 'file', value: 'x', file: 'a.txt' },
      ]),
    status: 404,
  },
  'documents.saveMetadata': { who: managers, ask: () => ({ body: { documentId: randomId } }), status: 404 },
  'documents.delete': { ...ofNoDocument, who: managers },
  'documents.ofPoint': ofNoDocument,
  'documents.ofProtocol': ofNoDocument,
  'documents.ofProduct': ofNoDocument,
  'documents.history': { ...ofNoDocument, who: [...managers, 'dora'] },
  'documents.file': ofNoDocument,
  'documents.storageUrl': ofNoDocument,
  'documents.download': signed(documents.download),
  'documents.preview': signed(documents.preview),
  'documentCategories.list': { who: users },
  'documentCategories.create': { who: managers, ask: () => ({ body: aCategory }), status: 400 },
  'documentCategories.update': { who: managers, ask: () => ({ params, body: { name: 'A category' } }), status: 404 },
  'documentCategories.delete': { ...ofNoDocument, who: managers },
  'documentPackages.list': { who: users },
  'documentPackages.create': { who: managers, ask: () => ({ body: aPackage }), status: 400 },
  'documentPackages.update': { who: managers, ask: () => ({ params, body: aPackage }), status: 404 },
  'documentPackages.history': { ...ofNoDocument, who: managers },
  'documentPackages.delete': { ...ofNoDocument, who: managers },
};
