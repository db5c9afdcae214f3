import type { inspections } from '@assay/contract/inspections';
import { listRequest } from '@assay/contract/lists';
import type { FollowUpList } from '@assay/domain/inspections/follow-up';
import type { InspectionField, SignatureRole } from '@assay/domain/inspections/inspection';
import { notFound } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/handlers.ts';
import type { Person } from '../../http/person.ts';
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
import { changeStatus } from './change-status.ts';
import { createInspection } from './create-inspection.ts';
import { deleteInspection } from './delete-inspection.ts';
import { fieldOf, fieldsFor, writeField } from './inspection-fields.ts';
import { showInspectionHistory } from './inspection-history.ts';
import { itemOf, listInspections } from './inspection-list.queries.ts';
import { updateInspection } from './inspections.queries.ts';
import { headerToPerform, inspectionToLock, inspectionToPerform, inspectionToRead } from './load-inspection.ts';
import { showInspection, shownInspection } from './show-inspection.ts';
import { showReport } from './show-report.ts';
import { signInspection, takeSignatureAway } from './sign-inspection.ts';

type Table = typeof inspections;

interface Asked {
  db: Db;
  scope: Scope;
  person: Person;
  params: { id: string };
}

const shown = ({ db, scope, person, params }: Asked) => shownInspection(db, scope, person, params.id);

/** A field that a person may not know of does not exist for them. */
async function fieldToWrite(asked: Asked & { params: { field: string } }) {
  const field = asked.params.field as InspectionField;
  if (!fieldsFor(asked.person).includes(field)) throw notFound();
  const inspection = await headerToPerform(asked, field);
  return { inspection, field, revision: fieldOf(inspection, field).revision };
}

export const inspectionHandlers: Handlers<Table> = {
  list: ({ db, scope, person, query }) =>
    listInspections(db, scope, listRequest(query), {
      types: typesIn(query.types ?? ''),
      statuses: query.statuses ?? [],
      mine: query.mineOnly ? person : null,
    }),
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
    run: async ({ db, record: { inspection, field }, body, now }) => ({
      field,
      ...(await writeField(db, inspection, field, body.text, now)),
    }),
  }),
  updateStatus: handler<Table['updateStatus']>()({
    load: inspectionToLock,
    run: async (asked) => {
      const { status, reason = '' } = asked.body;
      await changeStatus(asked, asked.record, { status, reason: reason.trim() });
      return shown(asked);
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
    load: async (asked) =>
      findingSlot(asked.db, await inspectionToPerform(asked), asked.params.findingId, asked.headers['if-match']),
    current: async (_, { found }) => {
      if (!found) throw notFound();
      return showFinding(found);
    },
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
    load: async (asked) =>
      actionSlot(asked.db, await inspectionToPerform(asked), asked.params.actionId, asked.headers['if-match']),
    current: async (_, { found }) => {
      if (!found) throw notFound();
      return showPriorityAction(found);
    },
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
    load: async (asked) => orderToWrite(asked.db, await inspectionToPerform(asked), asked.params.list as FollowUpList),
    current: ({ db }, record) => showOrder(db, record),
    run: ({ db, record, body }) => writeOrder(db, record, body.ids),
  }),
  sign: handler<Table['sign']>()({
    load: inspectionToPerform,
    run: async (asked) => {
      const signed = { role: asked.params.role as SignatureRole, ...asked.body };
      await signInspection(asked.db, asked.scope, asked.record, signed, asked.now);
      return shown(asked);
    },
  }),
  removeSignature: handler<Table['removeSignature']>()({
    load: inspectionToPerform,
    run: async (asked) => {
      await takeSignatureAway(asked.db, asked.record.id, asked.params.role as SignatureRole, asked.now);
      return shown(asked);
    },
  }),
  history: handler<Table['history']>()({
    load: inspectionToRead,
    run: ({ db, scope, person, record }) => showInspectionHistory(db, scope, record.id, person),
  }),
};
