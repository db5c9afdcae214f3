import { type BrowserContext, type ConsoleMessage, expect, type Response, type WebError } from '@playwright/test';

/** What must not happen in any journey: console errors, which refused content is among, page errors and 5xx answers. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', this.#onConsole);
    context.on('weberror', this.#onError);
    context.on('response', this.#onResponse);
  }

  unwatch(context: BrowserContext): void {
    context.off('console', this.#onConsole);
    context.off('weberror', this.#onError);
    context.off('response', this.#onResponse);
  }

  readonly #onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') this.#seen.push(`console: ${message.text()} ${message.location().url}`);
  };

  readonly #onError = (event: WebError): void => {
    this.#seen.push(`page: ${event.error().message}`);
  };

  readonly #onResponse = (reply: Response): void => {
    if (reply.status() >= 500) this.#seen.push(`answer: ${reply.status()} ${reply.url()}`);
  };

  get seen(): readonly string[] {
    return this.#seen;
  }

  /** Each of these must happen in this journey, once or more. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Each of these may happen: it depends on who is quicker. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The browser itself reports every refused call on its console. */
  expectRefusal(status: number, path: string): void {
    this.expect(new RegExp(`^console: Failed to load resource: .*status of ${status} .*/${path}$`, 'i'));
  }

  check(): void {
    const isExpected = (fault: string) => [...this.#allowed, ...this.#expected].some((pattern) => pattern.test(fault));
    expect(
      this.#seen.filter((fault) => !isExpected(fault)),
      'faults that nobody expected',
    ).toEqual([]);
    const missing = this.#expected.filter((pattern) => !this.#seen.some((fault) => pattern.test(fault)));
    expect(missing, 'faults that were expected').toEqual([]);
  }
}
