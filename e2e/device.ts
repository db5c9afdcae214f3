import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

/** A browser with a profile of its own that can be killed and started again, as on a tablet whose battery dies. */
export class Device {
  readonly #program: string;
  readonly #profile: string;
  #child: ChildProcess | undefined;
  #browser: Browser | undefined;

  private constructor(program: string, profile: string) {
    this.#program = program;
    this.#profile = profile;
  }

  static async create(program: string | undefined): Promise<Device> {
    const profile = await mkdtemp(join(tmpdir(), 'assay-device-'));
    return new Device(program ?? chromium.executablePath(), profile);
  }

  /** Starts the browser and opens an empty page. */
  async start(): Promise<Page> {
    const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
    const child = spawn(
      this.#program,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        ...quiet,
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      // As a group of its own: the program may be a script, and the browser a process below it.
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    this.#child = child;
    this.#browser = await chromium.connectOverCDP(await debuggerOf(child));
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('The browser has no window.');
    return context.pages()[0] ?? (await context.newPage());
  }

  /** Closes a tab and opens an empty one. */
  async anotherTab(page: Page): Promise<Page> {
    const next = await page.context().newPage();
    await page.close();
    return next;
  }

  /** The power is gone. Chromium without windows forgets its service workers then, and nothing else. */
  async kill(): Promise<void> {
    if (!this.#child) return;
    const ended = once(this.#child, 'exit');
    if (process.platform === 'win32' || !this.#child.pid) this.#child.kill('SIGKILL');
    else process.kill(-this.#child.pid, 'SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => undefined);
    this.#child = undefined;
  }

  async destroy(): Promise<void> {
    await this.kill();
    // Processes of the browser that outlive it for a moment still write there.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /DevTools listening on (\S+)/.exec(output) ?? [];
      if (address) done(address);
    });
    child.once('exit', (code) => fail(new Error(`The browser ended with ${code}:\n${output}`)));
  });
}
