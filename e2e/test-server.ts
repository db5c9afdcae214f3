import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { auth } from '@assay/contract/auth';
import type { BodyOf, Endpoint, ReplyOf } from '@assay/contract/base/endpoint';
import { request } from '@playwright/test';
import { copyDemo } from '../scripts/demo-folder.ts';
import { type RunningServer, runServer } from '../scripts/running-server.ts';
import { emailOf, isStaff, type Name, password } from './cast.ts';
import { Outbox } from './outbox.ts';

interface CallParts<E extends Endpoint> {
  token?: string;
  params?: Record<string, string>;
  body?: BodyOf<E>;
}

/** One server with its people and its mail. */
export class TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly outbox: Outbox;
  readonly #server: RunningServer;
  readonly #tokens = new Map<Name, Promise<string>>();
  readonly #passwords = new Map<Name, string>();

  constructor(server: RunningServer, dataDir: string) {
    this.#server = server;
    this.url = server.url;
    this.dataDir = dataDir;
    this.outbox = new Outbox(join(dataDir, 'outbox'));
  }

  static async open(settings?: Record<string, string>): Promise<TestServer> {
    const dataDir = await copyDemo();
    try {
      return new TestServer(await runServer(dataDir, settings), dataDir);
    } catch (error) {
      // Copies lie in memory: a server that does not start would leave less and less of it to those that are tried next.
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  at(path: string): string {
    return new URL(path, this.url).href;
  }

  /** A session that journeys share: none of them may end it. */
  tokenOf(name: Name): Promise<string> {
    const token = this.#tokens.get(name) ?? this.#signInAndStay(name);
    this.#tokens.set(name, token);
    return token;
  }

  /** Journeys go from point to point by themselves, but for the one that is about how points follow each other. */
  async #signInAndStay(name: Name): Promise<string> {
    const token = await this.signIn(name);
    const { language } = await this.call(auth.preferences, { token });
    await this.call(auth.setPreferences, { token, body: { language, movesOn: false } });
    return token;
  }

  /** A session of the caller's own. */
  async signIn(name: Name, userAgent?: string): Promise<string> {
    const api = await request.newContext({ baseURL: this.url, ...(userAgent && { userAgent }) });
    try {
      if (isStaff(name)) {
        await api.get(this.at('api/v1/auth/login'), { params: { loginHint: emailOf(name) }, failOnStatusCode: true });
        const { cookies } = await api.storageState();
        return decodeURIComponent(cookies.find((cookie) => cookie.name === 'assay_token')?.value ?? '');
      }
      const data = { email: emailOf(name), password: this.#passwords.get(name) ?? password };
      const reply = await api.post(this.at('api/v1/auth/external'), { data, failOnStatusCode: true });
      return (await reply.json()).accessToken;
    } finally {
      await api.dispose();
    }
  }

  /** A changed password ends every session of its owner, the shared one too. */
  passwordChanged(name: Name, changed: string): void {
    this.#passwords.set(name, changed);
    this.#tokens.delete(name);
  }

  async logOut(token: string): Promise<void> {
    await this.call(auth.logout, { token });
  }

  async call<E extends Endpoint>(endpoint: E, { token, params = {}, body }: CallParts<E> = {}): Promise<ReplyOf<E>> {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const reply = await fetch(this.at(path.slice(1)), {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${endpoint.method} ${endpoint.path} answered ${reply.status}`);
    return (endpoint.reply.kind === 'json' ? await reply.json() : undefined) as ReplyOf<E>;
  }
}
