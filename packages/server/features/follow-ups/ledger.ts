import type { LedgerItem } from '@assay/contract/follow-ups';
import { can } from '@assay/domain/access';
import { isOpen, needsManager } from '@assay/domain/inspections/follow-up';
import {
  type Disposal,
  type FollowUpKind,
  ledgerFaults,
  stateAfterDisposal,
  waitsForVerifying,
} from '@assay/domain/inspections/ledger';
import { type FieldError, forbidden, notFound } from '@assay/domain/problem';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { type FollowUpTable, lockFollowUp, updateFollowUp } from './follow-ups.queries.ts';
import {
  findDisposal,
  isOfEarlierVisit,
  type LedgerVisit,
  listDisposals,
  listLedger,
  putDisposal,
} from './ledger.queries.ts';
import { showOfMachine } from './show-follow-ups.ts';

const tableOf = { finding: 'finding', priorityAction: 'priority_action' } as const satisfies Record<
  FollowUpKind,
  FollowUpTable
>;

/** The ledger of a visit, which its caller has found in scope. */
export async function showLedger(db: Db, scope: Scope, visit: LedgerVisit): Promise<LedgerItem[]> {
  const [items, said] = [await listLedger(db, scope, visit), await listDisposals(db, visit.id)];
  return items.map((record) => {
    const disposal = said.get(record.key);
    const now = { state: record.state, disposal: disposal?.answer ?? null };
    return {
      ...showOfMachine(record),
      disposal: now.disposal,
      disposalRevision: disposal?.revision ?? 0,
      wasReported: disposal?.was_reported ?? waitsForVerifying(now),
    };
  });
}

/** Faults for open items without an answer, of those that the person who submits may see. */
export const undisposed = async (db: Db, scope: Scope, visit: LedgerVisit): Promise<FieldError[]> =>
  ledgerFaults(await showLedger(db, scope, visit));

/** An item of an earlier visit, locked, with the answer of this visit. */
export async function ledgerSlot(
  { db, scope }: { db: Db; scope: Scope },
  visit: Pick<LedgerVisit, 'id' | 'equipment_id'>,
  kind: FollowUpKind,
  id: string,
) {
  const table = tableOf[kind];
  const found = await lockFollowUp(db, scope, table, id);
  if (!found || !(await isOfEarlierVisit(db, scope, table, found.key, visit))) throw notFound();
  const said = await findDisposal(db, visit.id, found.key);
  return { visit, id, kind, table, found, said, revision: said?.revision ?? 0 };
}

export type LedgerSlot = Awaited<ReturnType<typeof ledgerSlot>>;

export const showDisposal = ({ id, kind, found, said }: LedgerSlot) => {
  if (!said) throw notFound();
  return { id, kind, state: found.state, answer: said.answer, revision: said.revision };
};

/** Answers an open item; its state follows at once, as it does on the machine's page. */
export async function dispose(
  db: Db,
  person: Person,
  { visit, id, kind, table, found, said }: LedgerSlot,
  answer: Disposal,
  now: Date,
) {
  const state = stateAfterDisposal(found.state, answer, said?.answer ?? null);
  if (needsManager(found.state, state) && state !== found.state && !can(person, 'followUps.verify')) throw forbidden();
  if (state !== found.state)
    await updateFollowUp(db, table, found.key, { state, closed_at: isOpen(state) ? null : now });
  const wasReported = waitsForVerifying({ state: found.state, disposal: said?.answer ?? null });
  const by = person.userId;
  await putDisposal(db, { visitId: visit.id, table, key: found.key, answer, wasReported, by, at: now });
  await recordEvent(db, {
    recordType: 'inspection',
    recordId: visit.id,
    action: 'changed',
    changes: [
      { field: 'earlier', from: null, to: found.title },
      { field: 'disposal', from: said?.answer ?? null, to: answer },
    ],
  });
  return { id, kind, state, answer, revision: (said?.revision ?? 0) + 1 };
}
