import * as z from 'zod/mini';
import { endpoint, json } from './endpoint.ts';
import { name, text } from './values.ts';

export const application = {
  options: endpoint('/api/v1/applicationoptions', {
    method: 'GET',
    summary: 'What the web app must know before anyone signs in.',
    ability: 'public',
    effect: 'none',
    reply: json(
      z.object({
        name: z.string(),
        corporateDomain: z.string(),
        logoutUrl: z.nullable(z.string()),
        version: z.string(),
        debugTokens: z.boolean(),
        /** Whether the login shows the people of the demo. */
        demo: z.boolean(),
      }),
    ),
  }),
  languages: endpoint('/api/v1/languages', {
    method: 'GET',
    summary: 'The languages of point texts and reports.',
    ability: 'references.read',
    effect: 'none',
    reply: json(z.array(z.object({ id: z.string(), name: z.string() }))),
  }),
};

/** What the app itself reports of its life: starts, uncaught errors, failed renders; never contents. */
const appLogEntry = z.strictObject({
  eventName: name(100),
  appVersion: text(50),
  osName: text(200),
  properties: z.record(z.string().check(z.maxLength(50)), text(4000)),
});

export const logs = {
  writeAppLog: endpoint('/api/v1/log/app', {
    method: 'POST',
    summary: 'Records events of the web or field app, a batch at a time.',
    ability: 'errors.report',
    effect: 'none',
    body: json(z.array(appLogEntry).check(z.minLength(1), z.maxLength(100))),
    reply: json(z.object({}), 201),
  }),
};
