import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, ParamsOf } from '@assay/contract/base/endpoint';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { withoutScopedTables } from '../db/pool.ts';
import { type DemoContent, loadDemo } from '../demo/load-demo.ts';
import { createSession } from '../features/people/sessions.queries.ts';
import { signToken } from '../http/session/session.ts';
import { type CastName, castNames, emailOf } from './cast.ts';
import { hasPeopleOfTemplate, peopleRules, peopleTemplateName } from './people-template.ts';
import { createTestDatabase } from './test-database.ts';

export interface Ask {
  as?: CastName;
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  payload?: InjectOptions['payload'];
}

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp extends App {
  /** The moment that the server believes it is. */
  now: () => Date;
  setNow: (moment: Date) => void;
  /** The same for a moment far away, where no session of today would hold: the cast signs in anew. */
  travelTo: (moment: Date) => Promise<void>;
  dataDir: string;
  databaseUrl: string;
  tokenOf: (name: CastName) => string;
  /** A session of its own, for tests that end it. */
  signIn: (name: CastName) => Promise<string>;
  userIdOf: (name: CastName | 'eeva' | 'noel') => string;
  ask: (method: string, url: string, ask?: Ask) => Promise<Answer>;
  call: <E extends Endpoint>(endpoint: E, ask?: Ask & { params?: ParamsOf<E> }) => Promise<Answer>;
}

const parsed = (text: string, contentType: unknown): unknown =>
  String(contentType).includes('json') && text ? JSON.parse(text) : text;

function asker(app: App, host: string, tokens: Map<CastName, string>): TestApp['ask'] {
  return async (method, url, { as, token, query, body, headers, payload } = {}) => {
    const bearer = token ?? (as && tokens.get(as));
    const reply = await app.http.inject({
      method: method as 'GET',
      url,
      ...(query && { query }),
      headers: {
        host,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined ? { payload: JSON.stringify(body) } : payload !== undefined && { payload }),
    });
    return {
      status: reply.statusCode,
      text: reply.payload,
      body: parsed(reply.payload, reply.headers['content-type']),
      headers: reply.headers,
    };
  };
}

async function openSession(app: App, userId: string, now: Date): Promise<string> {
  const user = await app.db.selectFrom('app_user').select('kind').where('id', '=', userId).executeTakeFirstOrThrow();
  const kind = user.kind === 'internal' ? 'sso' : 'password';
  const session = { userId, kind, userAgent: 'test', address: '127.0.0.1' } as const;
  const sessionId = await createSession(withoutScopedTables(app.db), session, now);
  return signToken(app.keys.token, { userId, sessionId }, now);
}

export interface TestAppOptions {
  /** Adds what only the tests know, before the app is ready. */
  extend?: (app: App) => Promise<void>;
  env?: Record<string, string>;
  databaseUrl?: string;
  webFolder?: string;
  runsJobs?: boolean;
  /** More of the demo than its people. */
  content?: DemoContent;
  /** Hears how the making of the demo goes on. */
  say?: (line: string) => void;
}

/** The whole app on a database of its own, with the cast signed in. */
export async function startTestApp({
  env = {},
  databaseUrl,
  webFolder,
  runsJobs,
  content = 'people',
  extend,
  say,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-data-'));
  const { ASSAY_PDF_ENGINE } = process.env;
  const settings = { PORT: '3000', ASSAY_DATA_DIR: dataDir, ASSAY_PDF_ENGINE, ...env };
  const isPlain = content === 'people' && hasPeopleOfTemplate(readConfig(settings));
  const database = databaseUrl
    ? { url: databaseUrl, drop: async () => {} }
    : await createTestDatabase(isPlain ? peopleTemplateName : undefined);
  const config = readConfig({ DATABASE_URL: database.url, ...settings });
  let now = new Date();
  const app = await buildApp({
    config,
    connection: { connectionString: database.url },
    version: '0.0.0-test',
    logger: false,
    clock: () => now,
    ...(webFolder && { webFolder }),
    ...(runsJobs && { runsJobs }),
  });
  await extend?.(app);
  const rules = { content, ...peopleRules(config), ...(say && { say }) };
  await loadDemo(app, rules, now);
  const users = await app.db.selectFrom('app_user').select(['id', 'email']).execute();
  const ids = new Map(users.map(({ id, email }) => [email, id]));
  const signIn = (name: CastName) => openSession(app, ids.get(emailOf(name)) ?? '', now);
  const tokens = new Map<CastName, string>();
  const signInCast = async () => {
    for (const name of castNames) tokens.set(name, await signIn(name));
  };
  await signInCast();
  const ask = asker(app, config.publicUrl.host, tokens);
  return {
    ...app,
    dataDir,
    databaseUrl: database.url,
    now: () => now,
    setNow: (moment) => {
      now = moment;
    },
    travelTo: async (moment) => {
      now = moment;
      await signInCast();
    },
    signIn,
    tokenOf: (name) => tokens.get(name) ?? '',
    userIdOf: (name) => ids.get(emailOf(name)) ?? '',
    ask,
    call: (endpoint, options = {}) =>
      ask(
        endpoint.method,
        endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? '')),
        options,
      ),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** For a test file: one app, made before its tests and closed after them. */
export function useTestApp(options?: TestAppOptions): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startTestApp(options);
  });
  afterAll(() => app?.close());
  return () => {
    if (!app) throw new Error('The app is made before the tests run.');
    return app;
  };
}
