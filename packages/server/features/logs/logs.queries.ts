import { logLines } from '@assay/domain/constants';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** From a moment up to another, which is not part of it; an absent one bounds nothing. */
interface Span {
  start?: Date | undefined;
  stop?: Date | undefined;
}

export interface WebLogLine {
  at: Date;
  user_email: string | null;
  method: string;
  status: number;
  duration_ms: number;
  url: string;
}

export interface AppLogLine {
  at: Date;
  email: string | null;
  app_version: string;
  event_name: string;
  os_name: string;
  properties: unknown;
}

const within = ({ start, stop }: Span) => [
  sql`true`,
  ...(start ? [sql`at >= ${start}`] : []),
  ...(stop ? [sql`at < ${stop}`] : []),
];

const all = (conditions: ReturnType<typeof within>) => sql.join(conditions, sql` and `);

export async function listWebLog(
  db: Db,
  { users, ...span }: Span & { users: readonly string[] },
  most: number = logLines.most,
): Promise<WebLogLine[]> {
  const linesOf = (conditions: ReturnType<typeof within>) => sql<WebLogLine>`
    select at, user_email, method, status, duration_ms, url from web_log
    where ${all(conditions)} order by at desc limit ${most}`;
  if (users.length === 0) return (await linesOf(within(span)).execute(db)).rows;
  // Each person's lines come in order from the index: merged, no more are read than are answered.
  const parts = users.map((user) => sql`(${linesOf([sql`lower(user_email) = ${user}`, ...within(span)])})`);
  const { rows } = await sql<WebLogLine>`
    select * from (${sql.join(parts, sql` union all `)}) line order by at desc limit ${most}`.execute(db);
  return rows;
}

export async function listAppLog(
  db: Db,
  { email, ...span }: Span & { email: string },
  most: number = logLines.most,
): Promise<AppLogLine[]> {
  const conditions = email ? [sql`lower(email) = ${email.toLowerCase()}`, ...within(span)] : within(span);
  const { rows } = await sql<AppLogLine>`
    select at, email, app_version, event_name, os_name, properties from app_log
    where ${all(conditions)} order by at desc limit ${most}`.execute(db);
  return rows;
}
