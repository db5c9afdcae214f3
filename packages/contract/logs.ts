import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { says } from './base/issue-message.ts';
import { instant, name, text } from './base/values.ts';

const mostAppEvents = 100;
const mostLogUsers = 50;
/** A page of the log shows a hundred events in full, so each one is bounded. */
const mostEventCharacters = 8_000;

/** Events tell about pages, work and errors, never about contents. */
const appEvent = z.strictObject({
  eventName: name(100),
  appVersion: text(50),
  osName: text(200),
  /** The time of the event; a time far from the server's clock is replaced by now. */
  timestamp: z.optional(instant),
  properties: z
    .union([z.record(z.string().check(z.maxLength(50)), text(4000)), text(4000)])
    .check(z.refine((given) => JSON.stringify(given).length <= mostEventCharacters, says('value.eventTooLong'))),
});
export type AppEvent = z.output<typeof appEvent>;

const logEntry = z.object({
  timestamp: instant,
  appVersion: z.string(),
  eventName: z.string(),
  osName: z.string(),
  /** JSON that names the person, if the app that wrote it follows that. */
  properties: z.string(),
  /** The sender. */
  email: z.nullable(z.string()),
});
export type LogEntry = z.output<typeof logEntry>;

/** Thousands are sent at once, so the check of each is kept cheap. */
const webLogEntry = z.object({
  hostingDiagnostics: z.object({
    date: z.string(),
    data: z.object({ method: z.string(), statusCode: z.number(), duration: z.number(), url: z.string() }),
  }),
  authLogger: z.object({ data: z.object({ user: z.string() }) }),
});
export type WebLogEntry = z.output<typeof webLogEntry>;

const day = z.iso.date({ error: says('value.day') });
const momentOrDay = z.union([z.literal(''), instant, day], { error: says('value.moment') });

/** Addresses separated by commas. */
const userList = z.pipe(
  text(4000),
  z.pipe(
    z.transform((csv: string) => [
      ...new Set(
        csv
          .split(',')
          .map((user) => user.trim().toLowerCase())
          .filter(Boolean),
      ),
    ]),
    z.array(z.string()).check(z.maxLength(mostLogUsers)),
  ),
);

export const logs = {
  writeAppLog: endpoint('/api/v1/log/app', {
    method: 'POST',
    summary: 'Records events of the web or field app, a batch at a time.',
    ability: 'errors.report',
    effect: 'none',
    body: json(z.array(appEvent).check(z.minLength(1), z.maxLength(mostAppEvents))),
    reply: json(z.object({}), 201),
  }),
  newest: endpoint('/api/v1/log', {
    method: 'GET',
    summary: 'The newest 500 events of the apps, newest first.',
    ability: 'logs.read',
    effect: 'read',
    reply: json(z.array(logEntry)),
  }),
  ofApp: endpoint('/api/v1/log/app', {
    method: 'GET',
    summary: 'Events of the apps on a day in UTC and of a person, newest first, 5,000 at most.',
    ability: 'logs.read',
    effect: 'read',
    query: z.strictObject({
      date: z.optional(z.union([z.literal(''), day], { error: says('value.day') })),
      email: z.optional(text(254)),
    }),
    reply: json(z.array(logEntry)),
  }),
  newestOfWeb: endpoint('/api/v1/log/web', {
    method: 'GET',
    summary: 'The newest 500 calls, newest first.',
    ability: 'logs.read',
    effect: 'read',
    reply: json(z.array(webLogEntry)),
  }),
  ofWeb: endpoint('/api/v1/log/web/filter', {
    method: 'GET',
    summary: 'Calls of some people from a start up to a stop, newest first, 5,000 at most.',
    ability: 'logs.read',
    effect: 'read',
    query: z.strictObject({
      users: z.optional(userList),
      start: z.optional(momentOrDay),
      stop: z.optional(momentOrDay),
    }),
    reply: json(z.array(webLogEntry)),
  }),
};
