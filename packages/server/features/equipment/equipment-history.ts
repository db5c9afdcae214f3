import type { HistoryEntry } from '@assay/contract/history';
import { isId } from '@assay/domain/id';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { namesOf } from './equipment-history.queries.ts';

type Change = HistoryEntry['changes'][number];

/** Fields that hold the id of something with a name, which is what a reader wants to know. */
const named = new Set(['customer_id', 'customer_site_id', 'company_id']);

const idsIn = ({ field, from, to }: Change): string[] =>
  named.has(field) ? [from, to].filter((value) => typeof value === 'string' && isId(value)).map(String) : [];

/** What happened to an equipment, as far as the reader may know whom it was about. */
export async function showEquipmentHistory(db: Db, scope: Scope, id: string): Promise<HistoryEntry[]> {
  const events = await listEvents(db, 'equipment', id);
  const names = await namesOf(db, scope, [...new Set(events.flatMap(({ changes }) => changes.flatMap(idsIn)))]);
  const nameOf = (value: unknown): string | null => names.get(String(value)) ?? null;
  // That a company inspected it is recorded by the inspection; only an assignment is a change of the machine.
  const isAssignment = ({ changes }: HistoryEntry) =>
    changes.every(({ field }) => field !== 'assigned') ||
    changes.some(({ field, from, to }) => field === 'assigned' && (from === true || to === true));
  return events.filter(isAssignment).flatMap((event) => {
    const ofCompany = event.changes.some(({ field }) => field === 'company_id' || field === 'assigned');
    const ofPart = ofCompany || event.changes.some(({ field }) => field === 'photo_name');
    const changes = event.changes
      .map((change) =>
        named.has(change.field) ? { ...change, from: nameOf(change.from), to: nameOf(change.to) } : change,
      )
      .filter(({ field, from, to }) => (ofCompany ? field === 'company_id' : field !== 'serial_key') && from !== to);
    if (changes.length === 0) return [];
    return [{ ...event, action: ofPart ? 'changed' : event.action, changes }];
  });
}
