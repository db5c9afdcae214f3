import type { AdminEvent, adminEvents } from '@assay/contract/admin-events';
import { listRequest } from '@assay/contract/lists';
import type { AdminEventKind } from '@assay/domain/admin-events';
import { withNames } from '../../db/named-history.ts';
import type { Handlers } from '../../http/frame/handlers.ts';
import { listAdminEvents, namesInAdministration } from './admin-events.queries.ts';

export const adminEventHandlers: Handlers<typeof adminEvents> = {
  list: async ({ db, query: { kinds = [], from, to, ...query } }) => {
    const request = { ...listRequest(query), direction: query.orderDirection ?? query.sort ?? ('desc' as const) };
    const { result, count } = await listAdminEvents(db, { kinds, from, to }, request);
    const events: AdminEvent[] = result.map(({ id, at, actor_name, record_type, action, changes, subject }) => ({
      id: String(id),
      at: at.toISOString(),
      actor: actor_name,
      kind: record_type as AdminEventKind,
      subject,
      action,
      changes,
    }));
    return { result: await withNames(events, (ids) => namesInAdministration(db, ids)), count };
  },
};
