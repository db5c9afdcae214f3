import { documents } from '@assay/contract/documents';
import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint } from '@assay/contract/points/point';
import { newId } from '@assay/domain/id';
import { addProducts } from './builders.ts';
import { formOf } from './forms.ts';
import { expectStatus } from './inspections.ts';
import { addPoint, setDivisions } from './points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from './protocols.ts';
import { signedQuery } from './signed-query.ts';
import type { Ask, TestApp } from './test-app.ts';

interface Ids {
  id: string;
  pointId: string;
  protocolId: string;
  modelId: string;
}
type DocumentRow = (app: TestApp) => Promise<{ ids: string[]; ask: (ids: string[]) => Ask }>;

/** A file that dora uploaded at a point of her company's own, in a division that otto does not see. */
const aDocumentsId =
  (ask: (ids: Ids, app: TestApp) => Ask): DocumentRow =>
  async (app) => {
    const { categoryId, productFamilyId, productModelId } = await addProducts(app);
    await setDivisions(app, 'dora', [categoryId]);
    const point = await addPoint(app, 'Comment', { productCategoryId: categoryId }, 'dora');
    const form = formOf([{ name: 'uploadedFiles', value: 'Secret', file: `Kept ${newId()}.txt` }]);
    const saved = await app.call(inspectionPoints.updateFiles, { as: 'dora', params: { id: point.id }, ...form });
    const documentId = expectStatus<InspectionPoint>(200, saved).documents[0]?.id ?? '';
    const targets = [aTarget({ productFamilyId, productModelId })];
    const categories = [aCategory('Boom', [aProtocolPoint(point.id)])];
    const { protocolId } = await addProtocol(app, { targets, categories }, 'dora');
    return {
      ids: [documentId, point.id, protocolId],
      ask: ([id = '', pointId = '', ofProtocol = '']) =>
        ask({ id, pointId, protocolId: ofProtocol, modelId: productModelId }, app),
    };
  };

const byId = aDocumentsId(({ id }) => ({ params: { id } }));
const signed = (call: typeof documents.download | typeof documents.preview): DocumentRow =>
  aDocumentsId(({ id }, app) => {
    const params = { id, version: '1' };
    return { params, query: signedQuery(app, 'otto', call, params) };
  });

/** For each call that names a document: made by otto of another company. */
export const documentRows: Record<string, DocumentRow> = {
  'documents.get': byId,
  'documents.uploadVersion': aDocumentsId(({ id }) =>
    formOf([
      { name: 'parentDocumentId', value: id },
      { name: 'file', value: 'x', file: 'a.txt' },
    ]),
  ),
  'documents.saveMetadata': aDocumentsId(({ id }) => ({ body: { documentId: id } })),
  'documents.delete': byId,
  'documents.ofPoint': aDocumentsId(({ pointId }) => ({ params: { id: pointId } })),
  'documents.ofProtocol': aDocumentsId(({ protocolId }) => ({ params: { id: protocolId } })),
  'documents.ofProduct': aDocumentsId(({ modelId }) => ({ params: { id: modelId } })),
  'documents.history': byId,
  'documents.file': byId,
  'documents.storageUrl': byId,
  'documents.download': signed(documents.download),
  'documents.preview': signed(documents.preview),
  'inspectionPoints.updateFiles': aDocumentsId(({ id, pointId }) => ({
    params: { id: pointId },
    ...formOf([{ name: 'addedDocumentIds', value: id }]),
  })),
};
