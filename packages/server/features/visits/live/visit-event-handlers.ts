import type { inspectionEvents } from '@assay/contract/visit-events';
import { can } from '@assay/domain/access';
import { forbidden } from '@assay/domain/problem';
import type { Deps } from '../../../frame/feature.ts';
import { type Handlers, handler } from '../../../http/frame/handlers.ts';
import { scopeOf } from '../../../http/session/session.ts';
import type { VisitGuard } from '../visit-guard.ts';
import { putPresence } from './presence.queries.ts';
import type { VisitFeed } from './visit-feed.ts';

type Table = typeof inspectionEvents;
type Needs = Pick<Deps, 'open' | 'clock' | 'people'>;

/** Presence and changes of others below a visit, for every kind of visit. */
export function visitEventHandlers(
  guard: VisitGuard,
  calls: { events: { ability: Parameters<typeof can>[1] } },
  { open, clock, people }: Needs,
  visitFeed: VisitFeed,
): Handlers<Table> {
  return {
    events: handler<Table['events']>()({
      load: guard.toRead,
      run: ({ record, params, person, query, headers }) => {
        const { sessionId, userId, name, external } = person;
        const mayRead = async () => {
          const now = await people.bySession(sessionId, clock());
          if (!can(now, calls.events.ability)) throw forbidden();
          await guard.toRead({ db: open, scope: scopeOf(now), person: now, params });
        };
        const after = query.after ?? headers['last-event-id']?.toString();
        return visitFeed.follow({
          visitId: record.id,
          sessionId,
          userId,
          name,
          external,
          tab: query.tabId,
          after,
          mayRead,
        });
      },
    }),
    presence: handler<Table['presence']>()({
      load: guard.toRead,
      run: async ({ db, record, person: { sessionId, userId, name }, body: { tabId: tab, place } }) => {
        await putPresence(db, { visit_id: record.id, tab, session_id: sessionId, user_id: userId, name, place });
        return {};
      },
    }),
  };
}
