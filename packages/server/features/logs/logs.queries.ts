import { logLines } from '@assay/domain/constants';
import { sql } from 'kysely';
import type { QueryValue } from '../../db/one-trip.ts';
import type { Db } from '../../db/pool.ts';
import { statement } from '../../db/statement.ts';

/** A span of time without its end; an absent bound leaves it open. */
interface Span {
  start?: Date | undefined;
  stop?: Date | undefined;
}

export interface WebLogLine {
  /** A moment as PostgreSQL writes it, in UTC. */
  moment: string;
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

interface WebLogSpan extends Record<string, QueryValue> {
  start: Date | string;
  stop: Date | string;
  most: number;
}

const webLines = (db: Db, { start, stop, most }: WebLogSpan) =>
  db
    .selectFrom('web_log')
    .select([sql<string>`at::text`.as('moment'), 'user_email', 'method', 'status', 'duration_ms', 'url'])
    .where('at', '>=', sql<Date>`${start}`)
    .where('at', '<', sql<Date>`${stop}`)
    .orderBy('at', 'desc')
    .limit(sql<number>`${most}`);

const ofUser = (user: string) => sql<boolean>`lower(user_email) = ${user}`;

// Planning for every month's table takes as long as reading a page of one: these are planned once.
const linesOfAll = statement((db, span: WebLogSpan) => webLines(db, span));
const linesOfOne = statement((db, given: WebLogSpan & { user: string }) =>
  webLines(db, given).where(ofUser(given.user)),
);

export async function listWebLog(
  db: Db,
  { users, start, stop }: Span & { users: readonly string[] },
  most: number = logLines.most,
): Promise<WebLogLine[]> {
  const span: WebLogSpan = { start: start ?? '-infinity', stop: stop ?? 'infinity', most };
  const [user, ...others] = users;
  if (user === undefined) return linesOfAll(db, span);
  if (others.length === 0) return linesOfOne(db, { ...span, user });
  // Each person's lines come in order from the index: merged, no more are read than are answered.
  const parts = users.map((one) => sql`(${webLines(db, span).select('at').where(ofUser(one))})`);
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
