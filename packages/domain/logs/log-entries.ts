import { logSessionGap } from '../constants.ts';

/** The address is a field of the JSON, or stands in plain text. */
export function emailIn(properties: string): string {
  try {
    const parsed: unknown = JSON.parse(properties);
    if (typeof parsed === 'object' && parsed !== null) {
      const { email } = parsed as { email?: unknown };
      return typeof email === 'string' ? email : '';
    }
  } catch {
    // Not every app writes JSON.
  }
  return /[^\s"'<>,;:()=@]+@[^\s"'<>,;:()=@]+[^\s"'<>,;:()=@.]/.exec(properties)?.[0] ?? '';
}

interface Noted {
  /** ISO 8601. */
  timestamp: string;
  properties: string;
}

/** Events of one person without a long pause between them. */
export interface LogSession<Entry extends Noted> {
  email: string;
  begin: string;
  end: string;
  /** In the order of time. */
  entries: Entry[];
}

const byTime = (a: { timestamp: string }, b: { timestamp: string }): number =>
  Date.parse(a.timestamp) - Date.parse(b.timestamp);

/** The session that began last comes first; more than five minutes of silence end one. */
export function logSessions<Entry extends Noted>(entries: readonly Entry[]): LogSession<Entry>[] {
  const sessions: LogSession<Entry>[] = [];
  const open = new Map<string, LogSession<Entry>>();
  for (const entry of entries.toSorted(byTime)) {
    const email = emailIn(entry.properties);
    const key = email.toLowerCase();
    const last = open.get(key);
    if (last && Date.parse(entry.timestamp) - Date.parse(last.end) <= logSessionGap) {
      last.entries.push(entry);
      last.end = entry.timestamp;
      continue;
    }
    const session = { email, begin: entry.timestamp, end: entry.timestamp, entries: [entry] };
    open.set(key, session);
    sessions.push(session);
  }
  return sessions.toSorted((a, b) => Date.parse(b.begin) - Date.parse(a.begin));
}
