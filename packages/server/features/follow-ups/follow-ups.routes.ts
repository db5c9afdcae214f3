import type { FollowUpInput, followUps } from '@assay/contract/follow-ups';
import { can } from '@assay/domain/access';
import { isOpen, needsManager } from '@assay/domain/inspections/follow-up';
import { forbidden, invalidField, notFound } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { equipmentToRead } from '../equipment/load-equipment.ts';
import { visitToRead } from '../visits/visit-guard.ts';
import {
  type FollowUpTable,
  lockFollowUp,
  readFinding,
  readPriorityAction,
  updateFollowUp,
} from './follow-ups.queries.ts';
import { findOwner, listOfMachine, listOverdue, listOwners, mostOverdue } from './machine-follow-ups.queries.ts';
import { showFinding, showOfMachine, showPriorityAction } from './show-follow-ups.ts';

type Table = typeof followUps;

const toFollow =
  (table: FollowUpTable) =>
  async ({ db, scope, params }: RecordRequest) => {
    const record = await lockFollowUp(db, scope, table, params.id);
    if (!record) throw notFound();
    return record;
  };

type Followed = Awaited<ReturnType<ReturnType<typeof toFollow>>>;

interface Following extends RecordRequest {
  person: Person;
  record: Followed;
  body: FollowUpInput;
  now: Date;
}

async function follow(table: FollowUpTable, { db, scope, person, record, body, now }: Following): Promise<void> {
  const state = body.state ?? record.state;
  if (state !== record.state && needsManager(record.state, state) && !can(person, 'followUps.verify'))
    throw forbidden();
  if (body.ownerId && !(await findOwner(db, scope, record.company_id, body.ownerId, now)))
    throw invalidField('ownerId', 'person.unknown');
  const { ownerId, due } = body;
  await updateFollowUp(db, table, record.key, {
    state,
    ...(state !== record.state && { closed_at: isOpen(state) ? null : now }),
    ...(ownerId !== undefined && { owner_id: ownerId }),
    ...(due !== undefined && { due }),
  });
}

async function shownFinding(db: Db, key: string) {
  const finding = await readFinding(db, key);
  if (!finding) throw notFound();
  return showFinding(finding);
}

async function shownAction(db: Db, key: string) {
  const action = await readPriorityAction(db, key);
  if (!action) throw notFound();
  return showPriorityAction(action);
}

export const followUpHandlers: Handlers<Table> = {
  ofEquipment: handler<Table['ofEquipment']>()({
    load: equipmentToRead,
    run: async ({ db, scope, record, query }) =>
      (await listOfMachine(db, scope, record.id, query.settled === 'true')).map(showOfMachine),
  }),
  overdue: async ({ db, scope, person, now }) =>
    (await listOverdue(db, scope, person, now, mostOverdue)).map(showOfMachine),
  owners: handler<Table['owners']>()({
    load: visitToRead,
    run: ({ db, scope, record, now }) => listOwners(db, scope, record.company_id, now),
  }),
  finding: handler<Table['finding']>()({
    load: toFollow('finding'),
    current: ({ db }, record) => shownFinding(db, record.key),
    run: async (request) => {
      await follow('finding', request);
      return shownFinding(request.db, request.record.key);
    },
  }),
  priorityAction: handler<Table['priorityAction']>()({
    load: toFollow('priority_action'),
    current: ({ db }, record) => shownAction(db, record.key),
    run: async (request) => {
      await follow('priority_action', request);
      return shownAction(request.db, request.record.key);
    },
  }),
};
