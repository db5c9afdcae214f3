import type { HistoryEntry } from '@assay/contract/history';
import { listEvents, sinceArrival } from '../../db/event-history.ts';
import { withNames } from '../../db/named-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { namesInAccounts } from './managed-users.queries.ts';

const isMove = ({ changes }: HistoryEntry): boolean =>
  changes.some(({ field, from, to }) => field === 'company_id' && from !== null && to !== null);

/** What happened to an account; whoever is from outside reads nothing of the time in another company. */
export async function showUserHistory(db: Db, scope: Scope, id: string): Promise<HistoryEntry[]> {
  const events = await listEvents(db, 'user', id);
  return withNames(sinceArrival(events, scope, isMove), (ids) => namesInAccounts(db, scope, ids));
}
