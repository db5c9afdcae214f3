import type { Present, VisitEvent } from '@assay/contract/visit-events';
import type { SourcedEvent } from '../../../http/replies/replies.ts';
import { type FeedPosition, isSwept, positionText, readPosition } from './feed-position.ts';
import type { Arrival, PresenceRow } from './presence.queries.ts';
import type { ChangeRow, FeedReading } from './visit-changes.queries.ts';

/** Somebody who follows a visit. */
export interface Reader {
  visitId: string;
  userId: string;
  sessionId: string;
  name: string;
  external: boolean;
  /** The open page that is present as long as this goes on. */
  tab: string | undefined;
  /** The event after which to go on. */
  after: string | undefined;
  /** Fails once they may not read the visit any more. */
  mayRead: () => Promise<void>;
}

/** People outside of the provider do not learn that internal comments changed. */
const isFor = ({ external }: Reader, { part, part_id }: ChangeRow): boolean =>
  !(external && part === 'field' && part_id === 'internalComment');

const changeEvent = ({ part, part_id, revision, gone, actor_name }: ChangeRow): VisitEvent => ({
  type: 'change',
  part,
  id: part_id,
  revision,
  gone,
  by: actor_name,
});

/** One open stream with its position. */
export class Watcher {
  readonly visitId: string;
  readonly userId: string;
  readonly arrival: Arrival | undefined;
  readonly events: EventQueue<VisitEvent>;
  /** Undefined for one that begins. */
  position: FeedPosition | undefined;
  readonly #reader: Reader;
  #isNew = true;
  #isLost: boolean;
  #people = '[]';
  #checkedAt = performance.now();
  #delivered = Promise.resolve();

  constructor(reader: Reader, onEnd: () => void) {
    const { visitId, userId, sessionId, name, tab, after } = reader;
    this.#reader = reader;
    this.visitId = visitId;
    this.userId = userId;
    this.arrival =
      tab === undefined ? undefined : { visit_id: visitId, tab, session_id: sessionId, user_id: userId, name };
    this.position = after === undefined ? undefined : readPosition(after);
    this.#isLost = after !== undefined && !this.position;
    this.events = new EventQueue(onEnd);
  }

  update({ position, sweptTo, changes }: FeedReading, people: readonly PresenceRow[]): void {
    const before = this.position;
    const isLost = this.#isLost || (before && (before.epoch !== position.epoch || isSwept(before, sweptTo)));
    const own = changes.filter((change) => change.visit_id === this.visitId && isFor(this.#reader, change));
    const beginning: VisitEvent[] = isLost ? [{ type: 'reset' }] : this.#isNew ? [{ type: 'open' }] : [];
    const events = [...beginning, ...(isLost ? [] : own.map(changeEvent)), ...this.#peopleEvent(people)];
    this.position = position;
    this.#isNew = false;
    this.#isLost = false;
    if (events.length > 0) this.#deliver(events, positionText(position));
  }

  /** Ends it when its reader may not read any more, also where nothing happens. */
  checkAfter(milliseconds: number): void {
    if (performance.now() - this.#checkedAt > milliseconds) this.#deliver([], '');
  }

  #peopleEvent(people: readonly PresenceRow[]): VisitEvent[] {
    const others = new Map<string, Present>();
    for (const { visit_id, user_id, name, place } of people)
      if (visit_id === this.visitId && user_id !== this.userId && !others.has(user_id))
        others.set(user_id, { userId: user_id, name, place });
    const after = JSON.stringify([...others.values()]);
    if (after === this.#people) return [];
    this.#people = after;
    return [{ type: 'presence', people: [...others.values()] }];
  }

  /** Rights are read before each delivery. Only the last event has the position, so that a client that got part of them gets all again. */
  #deliver(events: readonly VisitEvent[], id: string): void {
    this.#checkedAt = performance.now();
    this.#delivered = this.#delivered.then(async () => {
      if (this.events.hasEnded) return;
      try {
        await this.#reader.mayRead();
        this.events.push(...events.map((data, i) => (i === events.length - 1 ? { id, data } : { data })));
      } catch {
        this.events.end();
      }
    });
  }
}

/** A reader this far behind is cut off; it comes back and goes on where it was. */
const mostWaiting = 2_000;

/** Events that wait to be sent; ending it answers a pending `next`. */
class EventQueue<T> implements AsyncIterableIterator<SourcedEvent<T>> {
  readonly #events: SourcedEvent<T>[] = [];
  readonly #onEnd: () => void;
  #waiting: ((result: IteratorResult<SourcedEvent<T>>) => void) | undefined;
  #hasEnded = false;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  push(...events: SourcedEvent<T>[]): void {
    if (this.#hasEnded) return;
    this.#events.push(...events);
    if (this.#events.length > mostWaiting) this.end();
    else this.#serve();
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#events.length = 0;
    this.#waiting?.({ done: true, value: undefined });
    this.#waiting = undefined;
    this.#onEnd();
  }

  next(): Promise<IteratorResult<SourcedEvent<T>>> {
    if (this.#hasEnded) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#serve();
    });
  }

  return(): Promise<IteratorResult<SourcedEvent<T>>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  #serve(): void {
    if (!this.#waiting || this.#events.length === 0) return;
    const value = this.#events.shift() as SourcedEvent<T>;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting({ done: false, value });
  }
}
