import type { inspections } from '@assay/contract/inspections';
import { listRequest } from '@assay/contract/lists';
import type { FollowUpList } from '@assay/domain/inspections/follow-up';
import type { InspectionField, SignatureRole } from '@assay/domain/inspections/inspection';
import type { FollowUpKind } from '@assay/domain/inspections/ledger';
import type { InspectionStatus } from '@assay/domain/inspections/status';
import { notFound } from '@assay/domain/problem';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { dispose, ledgerSlot, showDisposal, undisposed } from '../follow-ups/ledger.ts';
import { orderToWrite, showOrder, writeOrder } from '../follow-ups/order-follow-ups.ts';
import { showFinding, showPriorityAction } from '../follow-ups/show-follow-ups.ts';
import {
  actionSlot,
  findingSlot,
  removeAction,
  removeFinding,
  writeAction,
  writeFinding,
} from '../follow-ups/write-follow-ups.ts';
import { typesIn } from '../protocols/types-in.ts';
import { lastWriterOf } from '../visits/live/visit-changes.queries.ts';
import { showVisitHistory } from '../visits/visit-history.ts';
import { changeStatus, deleteInspection } from './change-status.ts';
import { createInspection } from './create-inspection.ts';
import { fieldOf, fieldsFor, writeField } from './inspection-fields.ts';
import { countInspections, type InspectionFilter, itemOf, listInspections } from './inspection-list.queries.ts';
import { updateInspection } from './inspections.queries.ts';
import { headerToPerform, inspectionToLock, inspectionToPerform, inspectionToRead } from './load-inspection.ts';
import { notifyInspector } from './review-mail.ts';
import { ledgerOf, showInspection, shownInspection } from './show-inspection.ts';
import { showReport } from './show-report.ts';
import { signInspection, takeSignatureAway } from './signatures.ts';

type Table = typeof inspections;

type Request = RecordRequest & { person: Person };

const shown = ({ db, scope, person, params }: Request) => shownInspection(db, scope, person, params.id);

/** A field that a person may not know of does not exist for them. */
async function fieldToWrite(request: Request & { params: { field: string } }) {
  const field = request.params.field as InspectionField;
  if (!fieldsFor(request.person).includes(field)) throw notFound();
  const inspection = await headerToPerform(request, field);
  return { inspection, field, revision: fieldOf(inspection, field).revision };
}

interface FilterQuery {
  types?: string | undefined;
  statuses?: readonly InspectionStatus[] | undefined;
  customerId?: string | undefined;
  mineOnly?: boolean | undefined;
  sentBack?: boolean | undefined;
  unrated?: boolean | undefined;
}

const filterOf = (
  person: Person,
  { types = '', statuses = [], customerId, mineOnly, sentBack, unrated }: FilterQuery,
): InspectionFilter => ({
  types: typesIn(types),
  statuses,
  customerId: customerId ?? null,
  mine: mineOnly ? person : null,
  sentBack: sentBack ?? false,
  unrated: unrated ?? false,
});

/** `publicUrl` is where links in mail lead to. */
export const inspectionHandlers = (publicUrl: URL): Handlers<Table> => ({
  list: ({ db, scope, person, query }) => listInspections(db, scope, listRequest(query), filterOf(person, query)),
  counts: ({ db, scope, person, query }) =>
    countInspections(db, scope, (query.search ?? '').trim(), filterOf(person, query)),
  create: async ({ db, scope, person, body, now }) =>
    shownInspection(db, scope, person, await createInspection({ db, scope, person, now }, body)),
  get: handler<Table['get']>()({
    load: inspectionToRead,
    run: ({ db, scope, person, record }) => showInspection(db, scope, person, record),
  }),
  web: handler<Table['web']>()({
    load: inspectionToRead,
    run: ({ db, person, record, query }) => showReport(db, record, person, query.version),
  }),
  updateField: handler<Table['updateField']>()({
    load: fieldToWrite,
    current: async (_, { inspection, field }) => ({ field, ...fieldOf(inspection, field) }),
    changedBy: ({ db, params }) => lastWriterOf(db, params.id, 'field', params.field),
    run: async ({ db, record: { inspection, field }, body, now }) => ({
      field,
      ...(await writeField(db, inspection, field, body.text, now)),
    }),
  }),
  updateStatus: handler<Table['updateStatus']>()({
    load: inspectionToLock,
    run: async (request) => {
      const { status, reason = '', useOldSignatures } = request.body;
      const { db, scope, person, record, now } = request;
      const to = { status, reason: reason.trim() };
      const left = await undisposed(db, scope, ledgerOf(record));
      await changeStatus(request, record, { ...to, useOldSignatures }, left);
      await notifyInspector({ db, reviewer: person, publicUrl, now }, record, to);
      return shown(request);
    },
  }),
  rate: handler<Table['rate']>()({
    load: inspectionToLock,
    run: async ({ db, record, body }) => {
      await updateInspection(db, record.id, body);
      return itemOf({ ...record, ...body });
    },
  }),
  delete: handler<Table['delete']>()({
    load: inspectionToLock,
    run: async ({ db, record, query, now }) => {
      await deleteInspection(db, record, query.force === 'true', now);
      return {};
    },
  }),
  putFinding: handler<Table['putFinding']>()({
    load: async (request) =>
      findingSlot(
        request.db,
        await inspectionToPerform(request),
        request.params.findingId,
        request.headers['if-match'],
      ),
    current: async (_, { found }) => {
      if (!found) throw notFound();
      return showFinding(found);
    },
    changedBy: ({ db, params }) => lastWriterOf(db, params.id, 'finding', params.findingId),
    run: async ({ db, scope, record, body, now }) => showFinding(await writeFinding(db, scope, record, body, now)),
  }),
  removeFinding: handler<Table['removeFinding']>()({
    load: inspectionToPerform,
    run: async ({ db, record, params, now }) => {
      await removeFinding(db, record, params.findingId, now);
      return {};
    },
  }),
  putPriorityAction: handler<Table['putPriorityAction']>()({
    load: async (request) =>
      actionSlot(request.db, await inspectionToPerform(request), request.params.actionId, request.headers['if-match']),
    current: async (_, { found }) => {
      if (!found) throw notFound();
      return showPriorityAction(found);
    },
    changedBy: ({ db, params }) => lastWriterOf(db, params.id, 'priorityAction', params.actionId),
    run: async ({ db, record, body }) => showPriorityAction(await writeAction(db, record, body)),
  }),
  removePriorityAction: handler<Table['removePriorityAction']>()({
    load: inspectionToPerform,
    run: async ({ db, record, params }) => {
      await removeAction(db, record, params.actionId);
      return {};
    },
  }),
  orderFollowUps: handler<Table['orderFollowUps']>()({
    load: async (request) =>
      orderToWrite(request.db, await inspectionToPerform(request), request.params.list as FollowUpList),
    current: ({ db }, record) => showOrder(db, record),
    changedBy: ({ db, params }) => lastWriterOf(db, params.id, 'order', params.list),
    run: ({ db, record, body }) => writeOrder(db, record, body.ids),
  }),
  dispose: handler<Table['dispose']>()({
    load: async (request) => {
      const { kind, followUpId } = request.params;
      return ledgerSlot(request, await inspectionToPerform(request), kind as FollowUpKind, followUpId);
    },
    current: async (_, record) => showDisposal(record),
    changedBy: ({ db, params }) => lastWriterOf(db, params.id, 'disposal', params.followUpId),
    run: ({ db, person, record, body, now }) => dispose(db, person, record, body.answer, now),
  }),
  sign: handler<Table['sign']>()({
    load: inspectionToPerform,
    run: async (request) => {
      const signed = { role: request.params.role as SignatureRole, ...request.body };
      await signInspection(request.db, request.scope, request.record, signed, request.now);
      return shown(request);
    },
  }),
  removeSignature: handler<Table['removeSignature']>()({
    load: inspectionToPerform,
    run: async (request) => {
      await takeSignatureAway(request.db, request.record.id, request.params.role as SignatureRole, request.now);
      return shown(request);
    },
  }),
  history: handler<Table['history']>()({
    load: inspectionToRead,
    run: ({ db, scope, person, record }) => showVisitHistory(db, scope, record, person),
  }),
});
