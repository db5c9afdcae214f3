import type { inspectionPoints } from '@assay/contract/points';
import { patternFault } from '@assay/domain/points/patterns';
import { useCases } from '@assay/domain/points/use-cases';
import { notFound } from '@assay/domain/problem';
import { isCode, worded } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Uploads } from '../../frame/uploads.ts';
import type { ReceivedFile } from '../../http/body/multipart.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { copyPointLinks } from '../documents/document-links.queries.ts';
import { listPointDocuments } from '../documents/documents.queries.ts';
import { changePointDocuments, type SentDocuments } from '../documents/point-documents.ts';
import { storeDocuments } from '../documents/receive-document.ts';
import type { NewVersion } from '../documents/write-documents.queries.ts';
import { mayEdit, pointToRead, pointToWrite, refuseForeign } from './load-point.ts';
import { findOption, listBatches, listSimilarOptions } from './option-batches.queries.ts';
import { listDropdownPoints, type PointRecord } from './point-record.queries.ts';
import { deletePoint, findDistributorId, listPoints, listProtocolsOfPoint } from './points.queries.ts';
import { dropdownsOf } from './read-point.ts';
import { addPoint, authorOf, changeGeneralFields, changePoint, duplicatePoint } from './save-point.ts';
import { saveTextTranslations, saveTranslations } from './save-translations.ts';
import { applicabilityOfPoint, partsOnWire, showPoint, showPointHistory } from './show-point.ts';

type Table = typeof inspectionPoints;

interface Reader {
  db: Db;
  scope: Scope;
  person: Person;
}

const withDocuments = async ({ db, scope, person }: Reader, record: PointRecord) =>
  showPoint(record, person, await listPointDocuments(db, scope, record.id));

const shown = async (reader: Reader, id: string) =>
  withDocuments(reader, await pointToRead({ ...reader, params: { id } }));

/** Saves the changes of a form in the documents of a point; plain JSON has none. */
async function saveDocuments(
  { db, scope, now }: Reader & { now: Date },
  point: Pick<PointRecord, 'id' | 'company_id'>,
  parts: SentDocuments | undefined,
  uploaded: readonly NewVersion[],
): Promise<void> {
  if (!parts) return;
  const distributorId = await findDistributorId(db, point.company_id);
  await changePointDocuments(db, scope, { id: point.id, distributorId }, parts, uploaded, now);
}

type Uploading = Reader & { params: { id: string }; now: Date };

/** Stores the files that were sent for a point. */
async function storeForPoint(request: Uploading, uploads: Uploads, files: readonly ReceivedFile[]) {
  if (files.length === 0) return [];
  await refuseForeign(request);
  return storeDocuments(request, uploads, files);
}

export const inspectionPointHandlers = (uploads: Uploads): Handlers<Table> => ({
  list: async ({ db, scope, person, query }) =>
    (await listPoints(db, scope, query.language)).map(({ companyId, expressions, ...point }) => ({
      ...point,
      faultyExpression: expressions.some((expression) => patternFault(expression) !== undefined),
      metas: applicabilityOfPoint(point.id, point.kind, point.metas),
      editable: mayEdit(person, companyId),
    })),
  useCases: async () => useCases.map((value) => ({ value, displayName: value })),
  dropdowns: async ({ db, scope }) =>
    (await listDropdownPoints(db, scope)).flatMap((point) =>
      dropdownsOf(point).map((dropdown) => ({
        ...partsOnWire(point.metas, point.dropdown_options).dropdown(dropdown),
        inspectionPointId: point.id,
        inspectionPointName: point.name,
      })),
    ),
  similarOptions: async ({ db, scope, query: { currentDropdownId, currentOptionId } }) => {
    const current = await findOption(db, scope, currentDropdownId, currentOptionId);
    if (!current) throw notFound();
    const found = await listSimilarOptions(db, scope, current.pointId, current.title);
    return found.map(({ optionId, optionName, ...entry }) => ({
      ...entry,
      option: { id: optionId, name: optionName },
    }));
  },
  optionUpdates: handler<Table['optionUpdates']>()({
    load: pointToRead,
    run: async ({ db, scope, record }) =>
      (await listBatches(db, scope, record.id)).map(({ optionId, optionName, error, ...update }) => ({
        ...update,
        option: { id: optionId, name: optionName },
        error: isCode(error) ? { code: error, message: worded({ code: error, values: {} }, 'en') } : null,
      })),
  }),
  get: handler<Table['get']>()({
    load: pointToRead,
    current: withDocuments,
    run: (request) => withDocuments(request, request.record),
  }),
  create: handler<Table['create']>()({
    prepare: (request) => storeDocuments(request, uploads, request.files?.uploadedFiles ?? []),
    run: async (request) => {
      const { db, scope, person, body, parts, prepared, now } = request;
      const id = await addPoint(db, authorOf(person, scope), body, now);
      await saveDocuments(request, { id, company_id: person.companyId }, parts, prepared);
      return shown(request, id);
    },
  }),
  update: handler<Table['update']>()({
    prepare: (request) => storeForPoint(request, uploads, request.files?.uploadedFiles ?? []),
    load: pointToWrite,
    current: withDocuments,
    run: async (request) => {
      const { db, scope, person, record, body, query, parts, prepared, now } = request;
      await changePoint(db, authorOf(person, scope), record, body, query.deleteMissingById === 'true', now);
      await saveDocuments(request, record, parts, prepared);
      return shown(request, record.id);
    },
  }),
  updateFiles: handler<Table['updateFiles']>()({
    prepare: (request) => storeForPoint(request, uploads, request.files.uploadedFiles),
    load: pointToWrite,
    run: async (request) => {
      const { record, body, prepared } = request;
      await saveDocuments(request, record, body, prepared);
      return shown(request, record.id);
    },
  }),
  updateGeneralFields: handler<Table['updateGeneralFields']>()({
    load: pointToWrite,
    current: withDocuments,
    run: async (request) => {
      const { db, scope, record, body } = request;
      await changeGeneralFields(db, scope, record, body);
      return shown(request, record.id);
    },
  }),
  updateTranslations: handler<Table['updateTranslations']>()({
    load: pointToWrite,
    current: withDocuments,
    run: async (request) => {
      const { db, record, body, now } = request;
      await saveTranslations(db, record, 'name', body, now);
      return shown(request, record.id);
    },
  }),
  updateDescriptionTranslations: handler<Table['updateDescriptionTranslations']>()({
    load: pointToWrite,
    current: withDocuments,
    run: async (request) => {
      const { db, record, body, now } = request;
      await saveTranslations(db, record, 'description', body, now);
      return shown(request, record.id);
    },
  }),
  updateTextTranslations: handler<Table['updateTextTranslations']>()({
    load: pointToWrite,
    current: withDocuments,
    run: async (request) => {
      const { db, record, body, now } = request;
      await saveTextTranslations(db, record, body, now);
      return shown(request, record.id);
    },
  }),
  duplicate: handler<Table['duplicate']>()({
    load: pointToRead,
    run: async (request) => {
      const { db, scope, person, record, now } = request;
      const id = await duplicatePoint(db, authorOf(person, scope), record, now);
      await copyPointLinks(db, scope, record.id, id);
      return shown(request, id);
    },
  }),
  delete: handler<Table['delete']>()({
    load: pointToWrite,
    run: async ({ db, record, now }) => {
      await deletePoint(db, record.id, now);
      return {};
    },
  }),
  protocols: handler<Table['protocols']>()({
    load: pointToRead,
    run: async ({ db, scope, record }) => {
      const protocols = await listProtocolsOfPoint(db, scope, record.id);
      return { [record.id]: { protocolNames: protocols.map(({ name }) => name), protocols } };
    },
  }),
  history: handler<Table['history']>()({
    load: pointToRead,
    run: ({ db, record }) => showPointHistory(db, record.id),
  }),
});
