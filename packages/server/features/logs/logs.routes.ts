import type { AppEvent, LogEntry, logs, WebLogEntry } from '@assay/contract/logs';
import { logLines } from '@assay/domain/constants';
import { days, later, minutes } from '@assay/domain/time';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { LogWriter } from '../../http/frame/web-log.ts';
import { type AppLogLine, listAppLog, listWebLog, type WebLogLine } from './logs.queries.ts';

type Table = typeof logs;

/** An app that reports more is refused. */
const mostEventsAMinute = 600;

const shownEvent = ({ at, email, app_version, event_name, os_name, properties }: AppLogLine): LogEntry => ({
  timestamp: at.toISOString(),
  appVersion: app_version,
  eventName: event_name,
  osName: os_name,
  properties: typeof properties === 'string' ? properties : JSON.stringify(properties),
  email,
});

/** A moment as PostgreSQL writes it becomes one of the wire; through a date it would cost as much as all the rest of a line. */
function instantOf(moment: string): string {
  const [clock = '', fraction = ''] = moment.slice(0, moment.indexOf('+')).split('.');
  return `${clock.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

const shownCall = ({ moment, user_email, method, status, duration_ms, url }: WebLogLine): WebLogEntry => ({
  hostingDiagnostics: {
    date: instantOf(moment),
    data: { method, statusCode: status, duration: duration_ms, url },
  },
  authLogger: { data: { user: user_email ?? '' } },
});

/** A device may have been offline for days; a clock that is wrong by more would put its lines where nobody looks. */
function happenedAt({ timestamp }: AppEvent, now: Date): Date {
  const at = timestamp ? new Date(timestamp) : now;
  return at <= now && at >= later(now, -days(7)) ? at : now;
}

/** Some apps write their properties as JSON within a text. */
function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A long event counts as several short ones. */
const costOf = (events: readonly AppEvent[]): number =>
  events.reduce((sum, { properties }) => sum + Math.ceil((JSON.stringify(properties).length + 1) / 1000), 0);

/** Nobody reports in the name of another, so the address of the sender is written into the properties. */
function withSender(properties: AppEvent['properties'], email: string) {
  const said = typeof properties === 'string' ? objectIn(properties) : properties;
  return said ? { ...said, email } : properties;
}

const momentOf = (given: string | undefined): Date | undefined => (given ? new Date(given) : undefined);

export const logHandlers = (writer: LogWriter): Handlers<Table> => ({
  writeAppLog: handler<Table['writeAppLog']>()({
    throttle: ({ person, body }) => [
      { bucket: `app-log:${person.userId}`, limit: mostEventsAMinute, windowMs: minutes(1), cost: costOf(body) },
    ],
    run: async ({ body, person, now }) => {
      for (const event of body)
        writer.app({
          at: happenedAt(event, now),
          email: person.email,
          user_id: person.userId,
          app_version: event.appVersion,
          event_name: event.eventName,
          os_name: event.osName,
          properties: JSON.stringify(withSender(event.properties, person.email)),
        });
      return {};
    },
  }),
  newest: handler<Table['newest']>()({
    run: async ({ db }) => (await listAppLog(db, { email: '' }, logLines.newest)).map(shownEvent),
  }),
  ofApp: handler<Table['ofApp']>()({
    run: async ({ db, query: { date, email = '' } }) => {
      const start = momentOf(date);
      const lines = await listAppLog(db, { email: email.trim(), start, stop: start && later(start, days(1)) });
      return lines.map(shownEvent);
    },
  }),
  newestOfWeb: handler<Table['newestOfWeb']>()({
    run: async ({ db }) => (await listWebLog(db, { users: [] }, logLines.newest)).map(shownCall),
  }),
  ofWeb: handler<Table['ofWeb']>()({
    run: async ({ db, query: { users = [], start, stop } }) =>
      (await listWebLog(db, { users, start: momentOf(start), stop: momentOf(stop) })).map(shownCall),
  }),
});
