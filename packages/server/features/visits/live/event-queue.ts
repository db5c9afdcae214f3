import type { SourcedEvent } from '../../../http/replies/replies.ts';

/** A reader this far behind is cut off; it comes back and goes on where it was. */
const mostWaiting = 2_000;

/** Events that wait to be sent; ending it answers whoever waits for the next one. */
export class EventQueue<T> implements AsyncIterableIterator<SourcedEvent<T>> {
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
