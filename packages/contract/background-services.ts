import { serviceStatuses } from '@assay/domain/background-services';
import * as z from 'zod/mini';
import { endpoint, json } from './endpoint.ts';
import { instant, text } from './values.ts';

const moment = z.nullable(instant);
const numbers = z.record(z.string(), z.number());

const serviceData = z.object({
  /** The last run, be it under way. */
  startedAt: moment,
  endedAt: moment,
  nextRunAt: moment,
  /** Since the last reset. */
  runs: z.int(),
  /** In a row, until a run succeeds. */
  failures: z.int(),
  /** What the last run did, and all runs since the last reset together. */
  counts: numbers,
  totals: numbers,
  /** What there was after the last run. */
  standing: numbers,
  progress: z.nullable(z.object({ done: z.int(), of: z.nullable(z.int()), what: z.nullable(z.string()) })),
  lastError: z.nullable(z.object({ at: instant, message: z.string() })),
  /** Something that is no failure and that people should know. */
  note: z.nullable(z.string()),
});
export type ServiceData = z.output<typeof serviceData>;

const backgroundService = z.object({
  id: z.string(),
  /** What it does, in one sentence. */
  about: z.string(),
  status: z.enum(serviceStatuses),
  data: serviceData,
  enabled: z.boolean(),
});
export type BackgroundService = z.output<typeof backgroundService>;

const params = { id: text(100) };

export const backgroundServices = {
  list: endpoint('/api/v1/backgroundServices', {
    method: 'GET',
    summary: 'Every background service with what it does, did and will do next.',
    ability: 'backgroundServices.manage',
    effect: 'read',
    reply: json(z.array(backgroundService)),
  }),
  setEnabled: endpoint('/api/v1/backgroundServices/{id}/enabled', {
    method: 'POST',
    summary: 'Switches a service on or off: true runs it, false leaves what waits waiting.',
    ability: 'backgroundServices.manage',
    effect: 'write',
    record: true,
    params,
    body: json(z.boolean()),
    reply: json(backgroundService),
  }),
  reset: endpoint('/api/v1/backgroundServices/{id}/reset', {
    method: 'POST',
    summary: 'Clears the status and data of a service and runs it again.',
    ability: 'backgroundServices.manage',
    effect: 'write',
    record: true,
    params,
    reply: json(backgroundService),
  }),
};
