import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test';

/** Events of the app go out now and then, also after their session was ended elsewhere; nobody waits for them. */
const lateEvents = /status of 401 .*\/api\/v1\/log\/app$/;
/** The mark in the bar is asked for after the page is drawn, whose session may have ended or lost its groups by then. */
const lateMark = /status of 40[13] .*\/api\/v1\/reviewNotices$/;

/** What must not happen in any journey: console errors, which refused content is among, page errors and 5xx answers. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #requests = new Set<Request>();
  readonly #requested = new Set<string>();
  /** Addresses whose refusal answers a request from before: of whoever had the page, who signed out meanwhile. */
  readonly #refusedLate: string[] = [];
  readonly #withoutToken = new Set<string>();
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [lateEvents, lateMark];

  watch(context: BrowserContext): void {
    context.on('request', this.#onRequest);
    context.on('console', this.#onConsole);
    context.on('weberror', this.#onError);
    context.on('response', this.#onResponse);
  }

  unwatch(context: BrowserContext): void {
    context.off('request', this.#onRequest);
    context.off('console', this.#onConsole);
    context.off('weberror', this.#onError);
    context.off('response', this.#onResponse);
  }

  readonly #onRequest = (request: Request): void => {
    this.#requests.add(request);
    this.#requested.add(request.url());
    if (!request.headers().authorization) this.#withoutToken.add(request.url());
  };

  readonly #onConsole = (message: ConsoleMessage): void => {
    const { url } = message.location();
    // Whoever had the page before has signed out, and what they asked for last is refused only now; so is what a page asked
    // for in the moment in which the next visit takes its token away. Whoever signs in has none by right.
    const isLate = !this.#requested.has(url) || (this.#withoutToken.has(url) && !url.includes('/api/v1/auth/'));
    const isOfOthers = message.text().includes('status of 401') && isLate;
    if (message.type() === 'error' && !isOfOthers) this.#seen.push(`console: ${message.text()} ${url}`);
  };

  readonly #onError = (event: WebError): void => {
    this.#seen.push(`page: ${event.error().message}`);
  };

  readonly #onResponse = (reply: Response): void => {
    if (reply.status() === 401 && !this.#requests.has(reply.request())) this.#refusedLate.push(reply.url());
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

  /** What was seen, but for one refusal on the console for each late one. */
  #own(): string[] {
    const own = [...this.#seen];
    for (const url of this.#refusedLate) {
      const late = own.findIndex((fault) => fault.includes('status of 401') && fault.endsWith(` ${url}`));
      if (late >= 0) own.splice(late, 1);
    }
    return own;
  }

  check(): void {
    const isExpected = (fault: string) => [...this.#allowed, ...this.#expected].some((pattern) => pattern.test(fault));
    expect(
      this.#own().filter((fault) => !isExpected(fault)),
      'faults that nobody expected',
    ).toEqual([]);
    const missing = this.#expected.filter((pattern) => !this.#seen.some((fault) => pattern.test(fault)));
    expect(missing, 'faults that were expected').toEqual([]);
  }
}
