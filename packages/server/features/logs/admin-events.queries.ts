import type { ListRequest } from '@assay/contract/lists';
import { type AdminEventKind, adminEventKinds } from '@assay/domain/admin-events';
import { days, later } from '@assay/domain/time';
import { sql } from 'kysely';
import { containing } from '../../db/paging.ts';
import { type Db, forNobody } from '../../db/pool.ts';

export interface AdminEventFilter {
  kinds: readonly AdminEventKind[];
  from: string | undefined;
  to: string | undefined;
}

/** The present name of a user, or the name of a service. */
const knownName = sql<string | null>`coalesce(
  (select name || ' (' || email || ')' from app_user where event.record_type in ('user', 'debugToken') and app_user.id = event.record_id),
  (select item ->> 'to' from jsonb_array_elements(event.changes) item where item ->> 'field' = 'service'))`;

/** For all others the address that the newest of their changes names. */
const subject = sql<string>`coalesce(${knownName},
  (select coalesce(item ->> 'to', item ->> 'from') from event named cross join jsonb_array_elements(named.changes) item
   where named.record_type = event.record_type and named.record_id = event.record_id and item ->> 'field' = 'email'
   order by named.id desc limit 1),
  '')`;

/** Written out, so that the index of these kinds is known to hold what is asked for. */
const ofKinds = (kinds: readonly AdminEventKind[]) =>
  sql<boolean>`event.record_type in (${sql.join((kinds.length > 0 ? kinds : adminEventKinds).map((kind) => sql.lit(kind)))})`;

/** Leaves out what people change of their own account, which is no administration. */
const ofAdmins = sql<boolean>`not (event.record_type = 'user' and event.actor_id is not distinct from event.record_id)`;

const matching = (db: Db, { kinds, from, to }: AdminEventFilter, search: string) =>
  forNobody(db)
    .selectFrom('event')
    .where(ofKinds(kinds))
    .where(ofAdmins)
    .$if(Boolean(from), (query) => query.where('event.at', '>=', new Date(from ?? '')))
    .$if(Boolean(to), (query) => query.where('event.at', '<', later(new Date(to ?? ''), days(1))))
    .$if(search !== '', (query) =>
      query.where(({ exists }) =>
        exists(
          sql`(select from (select lower(concat(event.actor_name, ' ', ${knownName})) as person) names where ${containing('person', search)})`,
        ),
      ),
    );

export async function listAdminEvents(db: Db, filter: AdminEventFilter, request: ListRequest) {
  const found = () => matching(db, filter, request.search);
  const { count } = await found().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const result = await found()
    .select(['event.id', 'event.at', 'event.actor_name', 'event.record_type', 'event.action', 'event.changes'])
    .select(subject.as('subject'))
    .orderBy('event.at', request.direction)
    .orderBy('event.id', request.direction)
    .limit(request.amount)
    .offset(request.offset)
    .execute();
  return { result, count };
}

/** The names behind ids in what administrators change. */
export async function namesInAdministration(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from company where id = any(${ids}::uuid[])
    union all select id, name from product_category where id = any(${ids}::uuid[])
    union all select id, name from product_family where id = any(${ids}::uuid[])
    union all select id, name from product_model where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
