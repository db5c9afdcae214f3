import type { Endpoint } from '@assay/contract/base/endpoint';
import { ApiError } from './api-error.ts';

/** What happens in the app, by names and codes alone: never what people read or type. */
export type NoteEvent = (eventName: string, properties?: Readonly<Record<string, string>>) => void;

let listener: NoteEvent | undefined;

/** Whoever wants to hear of events; nobody does in tests of other things. */
export const onAppEvents = (next: NoteEvent | undefined): void => {
  listener = next;
};

export const noteEvent: NoteEvent = (eventName, properties) => listener?.(eventName, properties);

type NameOf = string | ((body: unknown) => string | undefined);

const statusEvents: Readonly<Record<string, string>> = {
  Waiting: 'inspection submitted',
  Finished: 'inspection finished',
  In_Use: 'inspection sent back',
};

/** The calls that begin or end work, by method and path. */
export const workEvents: Readonly<Record<string, NameOf>> = {
  'POST /api/v1/inspections': 'inspection started',
  'PUT /api/v1/inspections/{id}/updateStatus': (body) => statusEvents[(body as { status: string }).status],
  'PUT /api/v1/inspections/update': 'report edited',
  'POST /api/v1/audits': 'audit started',
  'PUT /api/v1/audits/{id}/finished': (body) => (body === true ? 'audit finished' : 'audit reopened'),
};

export function noteCall({ method, path }: Endpoint, body: unknown): void {
  const named = workEvents[`${method} ${path}`];
  const eventName = typeof named === 'function' ? named(body) : named;
  if (eventName) noteEvent(eventName);
}

const shown = new WeakSet<object>();

/** A failure that a person was told of; once, wherever it is shown. */
export function noteErrorShown(error: unknown): void {
  if (typeof error !== 'object' || error === null || shown.has(error)) return;
  shown.add(error);
  if (error instanceof ApiError) {
    const { code, status, requestId = '' } = error;
    noteEvent('error shown', { code, status: String(status), requestId });
  } else noteEvent('error shown', { code: 'unexpected' });
}
