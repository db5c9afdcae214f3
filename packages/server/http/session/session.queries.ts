import type pg from 'pg';
import { viaPool } from '../../db/senders.ts';

export interface SessionWithUser {
  session_id: string;
  session_kind: 'sso' | 'password' | 'debug';
  session_groups: string[];
  user_groups: string[];
  user_id: string;
  kind: 'internal' | 'external';
  name: string;
  email: string;
  flags: string[];
  distributor_admin: boolean;
  company_id: string;
  company_name: string;
  division_ids: string[];
}

const text = `
select s.id as session_id, s.kind as session_kind, s.groups as session_groups,
       u.id as user_id, u.kind, u.name, u.email, u.groups as user_groups, u.flags, u.distributor_admin, c.id as company_id, c.name as company_name,
       array(select d.product_category_id from user_division d where d.user_id = u.id) as division_ids
from session s join app_user u on u.id = s.user_id join company c on c.id = u.company_id
where s.id = $1 and s.ended_at is null and s.expires_at > $2
  and u.deleted_at is null and (u.expires_at is null or u.expires_at > $2)`;

/** Runs on every request, so it is prepared once per connection, past the query builder. */
export async function findSession(pool: pg.Pool, id: string, now: Date): Promise<SessionWithUser | undefined> {
  const { rows } = await viaPool(pool)({ name: 'find-session', text, values: [id, now] });
  return rows[0] as SessionWithUser | undefined;
}
