import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { CastName } from '../testing/cast.ts';
import { addCertifiedUser } from '../testing/certificates.ts';
import { type TestApp, useTestApp } from '../testing/test-app.ts';
import { furnish } from './testing/furnish.ts';
import {
  backUp,
  bareInstallation,
  contentsOf,
  type Installation,
  leaveNothingBehind,
  newFolder,
  query,
  restore,
} from './testing/installations.ts';
import { collectReadCalls, type ReadCall, readCallNames } from './testing/read-walk.ts';

leaveNothingBehind();
/** Who sees everything, somebody from outside, and who has calls of their own; the rows behind all answers are compared before. */
const readers: CastName[] = ['ada', 'dina', 'carl'];

/** On a database as a host gives it away: owned by a role that may do nothing else. */
async function hostedInstallation(): Promise<Installation> {
  const admin = inject('postgresUrl');
  const name = `hosted_${randomBytes(6).toString('hex')}`;
  await query(admin, `create role ${name} login nosuperuser nocreatedb nocreaterole`);
  await query(admin, `create database ${name} owner ${name} template template0`);
  onTestFinished(async () => {
    await query(admin, `drop database ${name} with (force)`);
    await query(admin, `drop role ${name}`);
  });
  const url = new URL(admin);
  url.username = name;
  url.pathname = `/${name}`;
  return { url: url.href, dataDir: await newFolder() };
}

/** The app on a restored installation, at the same moment as the first one and with nobody signed in anew. */
async function openRestored(source: TestApp, { url, dataDir }: Installation): Promise<App> {
  const config = readConfig({ PORT: '3000', ASSAY_DATA_DIR: dataDir, DATABASE_URL: url });
  const connection = { connectionString: url };
  const app = await buildApp({ config, connection, version: '0.0.0-test', logger: false, clock: source.now });
  onTestFinished(app.close);
  return app;
}

/** Everything of an answer but what names the request itself. */
async function answer({ http }: App, { endpoint, ask }: ReadCall, token: string) {
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ask.params?.[name] ?? '');
  const { query: search = {} } = ask;
  const authorization = `Bearer ${token}`;
  const reply = await http.inject({ method: 'GET', url, query: search, headers: { authorization } });
  const { date: _, 'x-request-id': requestId, ...headers } = reply.headers;
  const text = reply.rawPayload.toString('latin1').replaceAll(String(requestId), 'REQUEST');
  return { status: reply.statusCode, headers, text };
}

describe('an installation that was backed up and restored elsewhere', () => {
  const source = useTestApp();
  let calls: ReadCall[] = [];
  let file = '';
  let backedUp: Record<string, unknown> = {};
  let installation: Installation;

  beforeAll(async () => {
    await furnish(source());
    await addCertifiedUser(source());
    calls = await collectReadCalls(source(), 'ada');
    await source().logs.flush();
    file = await backUp({ url: source().databaseUrl, dataDir: source().dataDir });
    backedUp = await contentsOf(source().databaseUrl);
    installation = await bareInstallation();
    await restore(file, installation);
  }, 180_000);

  it('answers every reading call the same, byte for byte, with the tokens from before', {
    timeout: 120_000,
  }, async () => {
    const restored = await openRestored(source(), installation);
    // A spreadsheet tells when it was packed, by the clock of the machine.
    vi.useFakeTimers({ toFake: ['Date'], now: source().now() });
    onTestFinished(() => void vi.useRealTimers());
    const answered = new Set<string>();
    for (const call of calls)
      for (const name of readers) {
        const token = source().tokenOf(name);
        const before = await answer(source(), call, token);
        expect(await answer(restored, call, token), `${call.name} as ${name}`).toEqual(before);
        if (before.status === call.endpoint.reply.status) answered.add(call.name);
      }
    expect(readCallNames.filter((name) => !answered.has(name))).toEqual([]);
  });

  it('can itself be backed up, restored and replaced, by a role without any special rights', async () => {
    const [first, second] = [await hostedInstallation(), await hostedInstallation()];
    const [role] = await query(first.url, 'select rolsuper from pg_roles where rolname = current_user');
    expect(role).toEqual({ rolsuper: false });
    await restore(file, first);
    const before = await contentsOf(first.url);
    expect(before).toEqual(backedUp);
    const again = await backUp(first);
    await restore(again, second);
    expect(await contentsOf(second.url)).toEqual(before);
    await query(second.url, 'delete from session');
    await restore(again, second, { replace: true });
    expect(await contentsOf(second.url)).toEqual(before);
  });
});
