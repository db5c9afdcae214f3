import type { audits } from '@assay/contract/audits';
import { listRequest } from '@assay/contract/lists';
import type { AuditField } from '@assay/domain/audits/audit';
import { notFound } from '@assay/domain/problem';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import { typesIn } from '../protocols/types-in.ts';
import { lastWriterOf } from '../visits/live/visit-changes.queries.ts';
import { showVisitHistory } from '../visits/visit-history.ts';
import { addSuggestion } from './add-suggestion.ts';
import { fieldOf, inspectorOf, writeField, writeInspector } from './audit-fields.ts';
import { listAudits } from './audit-list.queries.ts';
import { createAudit } from './create-audit.ts';
import { deleteAudit, setFinished } from './finish-audit.ts';
import { auditToLock, auditToRead, fieldToEdit, headerToEdit, visitToEdit } from './load-audit.ts';
import { outlineOf, showAudit, showOutline } from './show-audit.ts';
import { deleteSuggestion, lockSuggestion, updateSuggestion } from './suggestions.queries.ts';

type Table = typeof audits;

async function suggestionToEdit(request: RecordRequest & { params: { suggestionId: string } }) {
  await visitToEdit(request);
  const found = await lockSuggestion(request.db, request.params.id, request.params.suggestionId);
  if (!found) throw notFound();
  return found;
}

export const auditHandlers: Handlers<Table> = {
  list: ({ db, scope, person, query }) =>
    listAudits(db, scope, listRequest(query), {
      types: typesIn(query.types ?? ''),
      statuses: query.statuses ?? [],
      customerId: query.customerId ?? null,
      mine: query.mineOnly ? person : null,
    }),
  create: async ({ db, scope, person, body, now }) =>
    outlineOf(db, scope, await createAudit({ db, scope, person, now }, body)),
  get: handler<Table['get']>()({
    load: auditToRead,
    run: ({ db, record, person }) => showAudit(db, record, person),
  }),
  outline: handler<Table['outline']>()({
    load: auditToRead,
    run: ({ db, record }) => showOutline(db, record),
  }),
  updateField: handler<Table['updateField']>()({
    load: async (request) => {
      const field = request.params.field as AuditField;
      const audit = await fieldToEdit(request, field);
      return { audit, field, revision: fieldOf(audit, field).revision };
    },
    current: async (_, { audit, field }) => ({ field, ...fieldOf(audit, field) }),
    changedBy: ({ db, params }) => lastWriterOf(db, params.id, 'field', params.field),
    run: ({ db, record: { audit, field }, body, now }) => writeField(db, audit, field, body.text, now),
  }),
  setInspector: handler<Table['setInspector']>()({
    load: async (request) => {
      const audit = await headerToEdit(request);
      return { audit, revision: inspectorOf(audit).revision };
    },
    current: async (_, { audit }) => inspectorOf(audit),
    run: ({ db, record: { audit }, body }) => writeInspector(db, audit, body),
  }),
  addSuggestion: handler<Table['addSuggestion']>()({
    load: headerToEdit,
    run: ({ db, record, body, now }) => addSuggestion(db, record.id, body, now),
  }),
  updateSuggestion: handler<Table['updateSuggestion']>()({
    load: suggestionToEdit,
    current: async (_, record) => record,
    changedBy: ({ db, params }, record) => lastWriterOf(db, params.id, 'suggestion', record.id),
    run: async ({ db, record, body }) => {
      await updateSuggestion(db, record.id, body.text);
      return { ...record, text: body.text, revision: record.revision + 1 };
    },
  }),
  deleteSuggestion: handler<Table['deleteSuggestion']>()({
    load: suggestionToEdit,
    run: async ({ db, record }) => {
      await deleteSuggestion(db, record.id);
      return {};
    },
  }),
  setFinished: handler<Table['setFinished']>()({
    load: auditToLock,
    run: async ({ db, scope, person, now, record, body }) => {
      await setFinished({ db, person, now }, record, body);
      return outlineOf(db, scope, record.id);
    },
  }),
  delete: handler<Table['delete']>()({
    load: auditToLock,
    run: async ({ db, record, now }) => {
      await deleteAudit(db, record, now);
      return {};
    },
  }),
  history: handler<Table['history']>()({
    load: auditToRead,
    run: ({ db, scope, person, record }) => showVisitHistory(db, scope, record, person),
  }),
};
