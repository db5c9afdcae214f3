import { documentPackages } from '@assay/contract/document-packages';
import { newId } from '@assay/domain/id';
import { expect } from 'vitest';
import { addDocument, pdf } from '../../documents.ts';
import { formOf } from '../../forms.ts';
import { expectStatus } from '../../inspections.ts';
import type { CallRow, CallRows } from './call-row.ts';

const aDocument: CallRow['ask'] = async ({ app }) => ({ params: { id: (await addDocument(app)).id } });
const idsOf = (documents: unknown) => (documents as { id: string }[]).map(({ id }) => id);

/** Section 7 of administration: the document library. */
export const documentCalls: CallRows = {
  'POST /api/v1/documentlibrary/document': {
    ask: ({ points: { Comment, Measurement }, products }) =>
      formOf([
        { name: 'file', value: pdf, file: `Manual ${newId()}.pdf`, type: 'application/pdf' },
        { name: 'summary', value: 'How to look' },
        { name: 'sourceSystem', value: 'UI' },
        { name: 'inspectionPointIds', value: Comment.id },
        { name: 'inspectionPointIds', value: Measurement.id },
        { name: 'productFamilyIds', value: products.productFamilyId },
        { name: 'productModelIds', value: products.productModelId },
      ]),
    shows: { version: 1, description: 'How to look', linkedInspectionPointIds: { length: 2 } },
  },
  'DELETE /api/v1/documentlibrary/document/{id}': {
    ask: aDocument,
    afterwards: async ({ app }, { params = {} }) => {
      expect((await app.ask('GET', `/api/v1/documentLibrary/document/${params.id}`, { as: 'dev' })).status).toBe(404);
    },
  },
  'POST /api/v1/documentLibrary/document/version': {
    ask: async ({ app }) =>
      formOf([
        { name: 'parentDocumentId', value: (await addDocument(app)).id },
        { name: 'sourceSystem', value: 'UI' },
        { name: 'file', value: `${pdf}2`, file: 'Manual.pdf', type: 'application/pdf' },
      ]),
    shows: { version: 2 },
  },
  'GET /api/v1/documentLibrary/categories': { shows: expect.any(Array) },
  'POST /api/v1/documentLibrary/categories': {
    ask: () => ({ body: { name: `Manuals ${newId()}`, parentCategoryId: null } }),
    shows: { id: expect.any(String), name: expect.stringContaining('Manuals') },
  },
  'GET /api/v1/documentLibrary/documents/inspectionPoint/{id}': {
    ask: async ({ app, points: { Dropdown } }) => {
      await addDocument(app, { inspectionPointIds: [Dropdown.id] });
      return { params: { id: Dropdown.id } };
    },
    afterwards: async (_source, _asked, reply) => expect(idsOf(reply).length).toBeGreaterThan(0),
  },
  'GET /api/v1/documentLibrary/{id}': { ask: aDocument, shows: '%PDF-' },
  'POST /api/v1/documentLibrary/document/metadata': {
    ask: async ({ app, points: { Comment }, products }) => ({
      body: {
        documentId: (await addDocument(app)).id,
        categoryId: null,
        inspectionPointIds: [Comment.id],
        productFamilyIds: [products.productFamilyId],
        productModelIds: [],
      },
    }),
    shows: { linkedInspectionPointIds: { length: 1 }, linkedProductFamilyIds: { length: 1 } },
  },
  'GET /api/v1/documentLibrary/document/{id}/storageurl': { ask: aDocument, shows: expect.anything() },
  'GET /api/v1/documentLibrary/documentpackage': { shows: expect.any(Array) },
  'POST /api/v1/documentLibrary/documentpackage': {
    ask: async ({ app }) => ({
      body: {
        documentPackageId: null,
        name: `For jaws ${newId()}`,
        type: 'Proposed',
        DocumentIds: [(await addDocument(app)).id],
      },
    }),
    shows: { documentPackageId: expect.any(String), type: 'Proposed', documents: { length: 1 } },
  },
  'PUT /api/v1/documentLibrary/documentpackage/{id}': {
    ask: async ({ app }) => {
      const body = { name: `For cones ${newId()}`, type: 'Auto', DocumentIds: [] as string[] };
      const made = await app.call(documentPackages.create, { as: 'dev', body });
      const { documentPackageId: id } = expectStatus<{ documentPackageId: string }>(201, made);
      return { params: { id }, body: { ...body, documentPackageId: id, type: 'Manual' } };
    },
    shows: { type: 'Manual' },
  },
};
