import { mostDocumentBytes } from '@assay/domain/files';
import * as z from 'zod/mini';
import { endpoint, file, json, multipart } from './base/endpoint.ts';
import { inputObject } from './base/input.ts';
import { says } from './base/issue-message.ts';
import { fileName, id, revision, signedQuery, text } from './base/values.ts';
import { document, documentItem, idsPart, pointDocument, productDocuments } from './documents/document.ts';
import { historyEntry } from './history.ts';
import { listReply, whole } from './lists.ts';

const mostLinks = 1000;
const ids = z.array(id).check(z.maxLength(mostLinks));

const oneFile = { file: { max: 1, bytes: mostDocumentBytes, types: ['*/*'] } };
const sourceSystem = z.optional(text(50));
/** `none`, `null` and empty mean no category. */
const noCategory = ['', 'none', 'null'];
const categoryPart = z.pipe(
  z.transform((value: unknown) => (noCategory.includes(String(value ?? '')) ? null : value)),
  z.nullable(id),
);

const read = { ability: 'documents.read', effect: 'read', record: true } as const;
const aVersion = z.optional(whole(1, 999_999));
const inVersion = '/api/v1/documentLibrary/document/{id}/versions/{version}';
const versionParam = { version: z.string().check(z.regex(/^[1-9]\d{0,5}$/, says('value.wholeNumber'))) };

export const documents = {
  upload: endpoint('/api/v1/documentlibrary/document', {
    method: 'POST',
    summary: 'Adds a document (part file) to the library.',
    ability: 'documents.edit',
    effect: 'write',
    body: multipart({
      fields: z.strictObject({
        summary: z.optional(text(2000)),
        sourceSystem,
        categoryId: z.optional(categoryPart),
        inspectionPointIds: idsPart,
        productFamilyIds: idsPart,
        productModelIds: idsPart,
      }),
      files: oneFile,
    }),
    reply: json(document, 201),
  }),
  uploadVersion: endpoint('/api/v1/documentLibrary/document/version', {
    method: 'POST',
    summary: 'Adds a version (part file) to a document; older ones stay.',
    ability: 'documents.edit',
    effect: 'write',
    record: true,
    body: multipart({ fields: z.strictObject({ sourceSystem, parentDocumentId: id }), files: oneFile }),
    reply: json(document, 201),
  }),
  list: endpoint('/api/v1/documentLibrary/documents', {
    method: 'GET',
    summary: 'The documents of a category, of none (categoryId=none) or of all, by name, a page at a time.',
    ability: 'documents.read',
    effect: 'read',
    query: z.strictObject({
      categoryId: z.optional(z.union([z.literal('none'), id], { error: says('value.id') })),
      search: z.optional(text(200)),
      offset: z.optional(whole(0, 999_999_999)),
      amount: z.optional(whole(1, 200)),
    }),
    reply: json(listReply(documentItem)),
  }),
  get: endpoint('/api/v1/documentLibrary/document/{id}', {
    method: 'GET',
    summary: 'What is known of a document: its versions and what it is linked to.',
    ...read,
    versioned: true,
    reply: json(document),
  }),
  saveMetadata: endpoint('/api/v1/documentLibrary/document/metadata', {
    method: 'POST',
    summary: 'Changes name, description, category and links of a document; what is left out stays.',
    ability: 'documents.edit',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(
      inputObject(
        {
          documentId: id,
          name: z.optional(fileName),
          description: z.optional(text(2000)),
          categoryId: z.optional(z.nullable(id)),
          inspectionPointIds: z.optional(ids),
          productFamilyIds: z.optional(ids),
          productModelIds: z.optional(ids),
        },
        { revision },
      ),
    ),
    reply: json(document),
  }),
  delete: endpoint('/api/v1/documentlibrary/document/{id}', {
    method: 'DELETE',
    summary: 'Removes a document from the library, with its links.',
    ability: 'documents.edit',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
  ofPoint: endpoint('/api/v1/documentLibrary/documents/inspectionPoint/{id}', {
    method: 'GET',
    summary: 'The documents of an inspection point, by name.',
    ...read,
    reply: json(z.array(documentItem)),
  }),
  ofProtocol: endpoint('/api/v1/documentLibrary/documents/protocol/{id}', {
    method: 'GET',
    summary: 'The documents of the points of a protocol: what its work may want to look up.',
    ...read,
    reply: json(z.array(z.object({ inspectionPointId: id, documents: z.array(pointDocument) }))),
  }),
  ofProduct: endpoint('/api/v1/documentLibrary/documents/productModel/{id}', {
    method: 'GET',
    summary: 'The documents of a product model and its family, and the packages that hold some of them.',
    ...read,
    reply: json(productDocuments),
  }),
  history: endpoint('/api/v1/documentLibrary/document/{id}/history', {
    method: 'GET',
    summary: 'What happened to a document, newest first.',
    ability: 'history.read',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
  file: endpoint('/api/v1/documentLibrary/{id}', {
    method: 'GET',
    summary: 'The document itself, in its current version.',
    ...read,
    reply: file(),
  }),
  storageUrl: endpoint('/api/v1/documentLibrary/document/{id}/storageurl', {
    method: 'GET',
    summary: 'Addresses of a document for five minutes: to download it, and to show it where browsers can.',
    ...read,
    query: z.strictObject({ version: aVersion }),
    reply: json(z.object({ url: z.string(), previewUrl: z.nullable(z.string()) })),
  }),
  download: endpoint(`${inVersion}/file`, {
    method: 'GET',
    summary: 'Downloads a version of a document; the address came from storageurl.',
    ...read,
    signed: true,
    params: versionParam,
    query: signedQuery,
    reply: file(),
  }),
  preview: endpoint(`${inVersion}/preview`, {
    method: 'GET',
    summary: 'Shows a version of a PDF or picture in a frame of ours; the address came from storageurl.',
    ...read,
    signed: true,
    params: versionParam,
    query: signedQuery,
    reply: file(),
  }),
};
