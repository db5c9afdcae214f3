import { serviceStatuses } from '@assay/domain/background-services';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { instant, text } from './base/values.ts';

const moment = z.nullable(instant);
const numbers = z.record(z.string(), z.number());

const serviceData = z.object({
  /** The last run, which may still be running. */
  startedAt: moment,
  endedAt: moment,
  nextRunAt: moment,
  /** Counted since the last reset. */
  runs: z.int(),
  /** Failures in a row, until a run succeeds. */
  failures: z.int(),
  /** `counts` are of the last run, `totals` of all runs since the last reset. */
  counts: numbers,
  totals: numbers,
  /** Amounts as the last run left them, for example of what still waits. */
  standing: numbers,
  progress: z.nullable(z.object({ done: z.int(), of: z.nullable(z.int()), what: z.nullable(z.string()) })),
  lastError: z.nullable(z.object({ at: instant, message: z.string() })),
  /** A remark that is no failure but worth knowing. */
  note: z.nullable(z.string()),
});
export type ServiceData = z.output<typeof serviceData>;

const backgroundService = z.object({
  id: z.string(),
  /** Says in one sentence what the service does. */
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
