import { randomBytes } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { furnish } from './testing/furnish.ts';
import { backUp, contentsOf, leaveNothingBehind, newFolder, query, restore } from './testing/installations.ts';

leaveNothingBehind();

/** A database as a host gives it away: owned by a role that may do nothing else. */
async function hostedDatabase(): Promise<string> {
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
  return url.href;
}

describe('a role without any special rights', { timeout: 60_000 }, () => {
  it('backs up, restores and replaces the installation that it owns', async () => {
    const [url, other] = [await hostedDatabase(), await hostedDatabase()];
    const [role] = await query(url, 'select rolsuper from pg_roles where rolname = current_user');
    expect(role).toEqual({ rolsuper: false });
    const app = await startTestApp({ databaseUrl: url });
    await furnish(app);
    await app.close();
    const installation = { url, dataDir: await newFolder() };
    const file = await backUp(installation);
    const before = await contentsOf(url);
    const target = { url: other, dataDir: await newFolder() };
    await restore(file, target);
    expect(await contentsOf(other)).toEqual(before);
    await query(other, 'delete from session');
    await restore(file, target, { replace: true });
    expect(await contentsOf(other)).toEqual(before);
  });
});
