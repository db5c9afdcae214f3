import { documents as calls } from '@assay/contract/documents';
import type { LibraryDocument } from '@assay/contract/documents/document';
import type { HistoryEntry } from '@assay/contract/history';
import { downloadName, isPicture, isPreviewed } from '@assay/domain/documents/document';
import { notFound } from '@assay/domain/problem';
import { later, minutes } from '@assay/domain/time';
import { listEvents } from '../../db/event-history.ts';
import { withNames } from '../../db/named-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Uploads } from '../../frame/uploads.ts';
import type { AddressSigner } from '../../http/addresses/signed-addresses.ts';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import { keepFiles } from '../files/stored-files.queries.ts';
import { showFile } from '../files/stored-files.ts';
import { namesOfLinked, readLinks } from './document-links.queries.ts';
import { packagesWith } from './document-packages.queries.ts';
import {
  type DocumentRecord,
  findDocument,
  findModelId,
  findPointId,
  findPointsOfProtocol,
  findVersion,
  itemOf,
  listDocuments,
  listDocumentsOfPoints,
  listItemsOfModel,
  listItemsOfPoint,
  listVersions,
  lockDocument,
} from './documents.queries.ts';
import { onlyFile, storeDocuments } from './receive-document.ts';
import { deleteDocument, refuseUnknown, saveMetadata, writeLinks } from './save-document.ts';
import { addVersion, insertDocument } from './write-documents.queries.ts';

type Table = typeof calls;

const linkLives = minutes(5);

/** A version of a document that the person may see. */
async function versionToRead(request: RecordRequest & { params: { version: string } }) {
  const { id, name } = await documentToRead(request);
  const version = await findVersion(request.db, id, Number(request.params.version));
  if (!version) throw notFound();
  return { ...version, name: downloadName(name, version.fileName) };
}

/**
 * Frames of our own pages may show it. Pictures are sandboxed as well; browsers refuse to show a PDF that is, and keep it apart themselves:
 * such a file is shown as a PDF or not at all.
 */
const framePolicy = (fileType: string): string =>
  isPicture(fileType)
    ? "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"
    : "frame-ancestors 'self'";

export const documentHandlers = (uploads: Uploads, signer: AddressSigner): Handlers<Table> => ({
  list: ({ db, scope, query }) => listDocuments(db, scope, query),
  get: handler<Table['get']>()({
    load: documentToRead,
    current: ({ db, scope }, record) => showDocument(db, scope, record),
    run: ({ db, scope, record }) => showDocument(db, scope, record),
  }),
  upload: handler<Table['upload']>()({
    prepare: async (request) => {
      onlyFile(request.files.file);
      await refuseUnknown(request.db, request.scope, request.body);
      return onlyFile(await storeDocuments(request, uploads, request.files.file));
    },
    run: async ({ db, scope, body, prepared, now }) => {
      await keepFiles(db, [prepared.fileId]);
      const { categoryId = null, summary = '', sourceSystem = '' } = body;
      const own = { name: prepared.fileName, description: summary, sourceSystem, categoryId, companyId: null };
      const id = await insertDocument(db, { ...prepared, ...own }, now);
      await writeLinks(db, id, body);
      return showSaved(db, scope, id);
    },
  }),
  uploadVersion: handler<Table['uploadVersion']>()({
    prepare: async (request) => {
      onlyFile(request.files.file);
      if (!(await findDocument(request.db, request.scope, request.body.parentDocumentId))) throw notFound();
      return onlyFile(await storeDocuments(request, uploads, request.files.file));
    },
    load: ({ db, scope, body }) => documentToWrite({ db, scope, params: { id: body.parentDocumentId } }),
    run: async ({ db, scope, record, prepared, now }) => {
      await keepFiles(db, [prepared.fileId]);
      await addVersion(db, record.id, record.version, prepared, now);
      return showSaved(db, scope, record.id);
    },
  }),
  saveMetadata: handler<Table['saveMetadata']>()({
    load: ({ db, scope, body }) => documentToWrite({ db, scope, params: { id: body.documentId } }),
    current: ({ db, scope }, record) => showDocument(db, scope, record),
    run: async ({ db, scope, record, body }) => {
      await saveMetadata(db, scope, record.id, body);
      return showSaved(db, scope, record.id);
    },
  }),
  delete: handler<Table['delete']>()({
    load: documentToWrite,
    run: async ({ db, record, now }) => {
      await deleteDocument(db, record.id, now);
      return {};
    },
  }),
  ofPoint: handler<Table['ofPoint']>()({
    load: async ({ db, scope, params }) => (await findPointId(db, scope, params.id)) ?? Promise.reject(notFound()),
    run: ({ db, scope, record }) => listItemsOfPoint(db, scope, record.id),
  }),
  ofProtocol: handler<Table['ofProtocol']>()({
    load: async ({ db, scope, params }) =>
      (await findPointsOfProtocol(db, scope, params.id)) ?? Promise.reject(notFound()),
    run: async ({ db, scope, record }) => {
      const byPoint = await listDocumentsOfPoints(db, scope, record);
      return [...byPoint].map(([inspectionPointId, documents]) => ({ inspectionPointId, documents }));
    },
  }),
  ofProduct: handler<Table['ofProduct']>()({
    load: async ({ db, params }) => (await findModelId(db, params.id)) ?? Promise.reject(notFound()),
    run: async ({ db, scope, record }) => {
      const documents = await listItemsOfModel(db, scope, record.id);
      return { documents, packages: await packagesWith(db, scope, documents) };
    },
  }),
  history: handler<Table['history']>()({
    load: documentToRead,
    run: ({ db, scope, record }) => showDocumentHistory(db, scope, record.id),
  }),
  file: handler<Table['file']>()({
    load: async (request) => {
      const { version } = await documentToRead(request);
      return versionToRead({ ...request, params: { ...request.params, version: String(version) } });
    },
    run: ({ db, record }) => showFile(db, uploads.storage, record.fileId, record.name),
  }),
  storageUrl: handler<Table['storageUrl']>()({
    load: async (request) => {
      const { id, version } = await documentToRead(request);
      const params = { id, version: String(request.query.version ?? version) };
      return { params, fileType: (await versionToRead({ ...request, params })).fileType };
    },
    run: async ({ record: { params, fileType }, person, now, appUrl }) => {
      const until = later(now, linkLives);
      const addressOf = (call: Table['download'] | Table['preview']) =>
        signer.address(call, params, person.sessionId, until, appUrl);
      return {
        url: addressOf(calls.download),
        previewUrl: isPreviewed(fileType) ? addressOf(calls.preview) : null,
      };
    },
  }),
  download: handler<Table['download']>()({
    load: versionToRead,
    run: ({ db, record }) => showFile(db, uploads.storage, record.fileId, record.name),
  }),
  preview: handler<Table['preview']>()({
    load: async (request) => {
      const version = await versionToRead(request);
      if (!isPreviewed(version.fileType)) throw notFound();
      return version;
    },
    run: ({ db, record, header }) => {
      header('content-security-policy', framePolicy(record.fileType));
      header('x-frame-options', 'SAMEORIGIN');
      return showFile(db, uploads.storage, record.fileId);
    },
  }),
});

async function documentToRead({ db, scope, params }: RecordRequest): Promise<DocumentRecord> {
  const record = await findDocument(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

async function documentToWrite({ db, scope, params }: RecordRequest): Promise<DocumentRecord> {
  const record = await lockDocument(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

/** A document with its versions and links; who uploaded is for the provider's staff. */
async function showDocument(db: Db, scope: Scope, record: DocumentRecord): Promise<LibraryDocument> {
  const { revision, company_id: _, ...item } = record;
  const links = await readLinks(db, scope, record.id);
  const versions = await listVersions(db, record.id);
  const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id);
  return {
    ...itemOf(item),
    linkedInspectionPointIds: idsOf(links.points),
    linkedInspectionProtocolIds: links.protocolIds,
    linkedProductFamilyIds: idsOf(links.families),
    linkedProductModelIds: idsOf(links.models),
    linkedInspectionPoints: links.points,
    linkedProductFamilies: links.families,
    linkedProductModels: links.models,
    versions: scope.companyId === null ? versions : versions.map((version) => ({ ...version, uploadedBy: null })),
    revision,
  };
}

async function showSaved(db: Db, scope: Scope, id: string): Promise<LibraryDocument> {
  const record = await findDocument(db, scope, id);
  if (!record) throw new Error('A document that was just saved is not there.');
  return showDocument(db, scope, record);
}

/** The history of a document, with names in place of ids; a point that the reader may not see is left out. */
async function showDocumentHistory(db: Db, scope: Scope, id: string): Promise<HistoryEntry[]> {
  const events = await withNames(await listEvents(db, 'document', id), (ids) => namesOfLinked(db, scope, ids));
  return events.filter(({ changes }) => changes.length > 0);
}
