import type { VisitEvent } from '@assay/contract/visit-events';
import type { CastName } from './cast.ts';
import type { TestApp } from './test-app.ts';

interface Follow {
  as: CastName;
  /** Another session than that of the cast. */
  token?: string;
  after?: string;
  tab?: string;
}

/** A stream of events, read while the test goes on. */
export interface Following {
  status: number;
  events: VisitEvent[];
  /** The last place that the server named to go on from. */
  lastId: () => string;
  hasEnded: () => boolean;
  stop: () => void;
}

const addresses = new WeakMap<TestApp, Promise<string>>();

/** Streams need a socket: a server that really listens. */
function addressOf(app: TestApp): Promise<string> {
  const known = addresses.get(app) ?? app.http.listen({ port: 0, host: '127.0.0.1' });
  addresses.set(app, known);
  return known;
}

/** Follows `inspections/{id}` or `audits/{id}`, as the web app does. */
export async function followVisit(app: TestApp, visit: string, { as, token, after, tab }: Follow): Promise<Following> {
  const stopper = new AbortController();
  const address = new URL(`/api/v1/${visit}/events`, await addressOf(app));
  if (tab) address.searchParams.set('tabId', tab);
  const reply = await fetch(address, {
    signal: stopper.signal,
    headers: {
      authorization: `Bearer ${token ?? app.tokenOf(as)}`,
      ...(after !== undefined && { 'last-event-id': after }),
    },
  });
  const events: VisitEvent[] = [];
  let lastId = '';
  let hasEnded = reply.status !== 200;
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) events.push(JSON.parse(data));
        lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId;
      }
    }
  };
  if (!hasEnded)
    void read()
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true;
      });
  return { status: reply.status, events, lastId: () => lastId, hasEnded: () => hasEnded, stop: () => stopper.abort() };
}

/** The changes among the events, as `part id revision`. */
export const changesIn = ({ events }: Following): string[] =>
  events.flatMap((event) => (event.type === 'change' ? [`${event.part} ${event.id} ${event.revision}`] : []));

/** Who else was there at last, with their places. */
export const peopleIn = ({ events }: Following): string[] | undefined => {
  const last = events.findLast((event) => event.type === 'presence');
  return last?.people.map(({ name, place }) => `${name} ${place}`.trim());
};
