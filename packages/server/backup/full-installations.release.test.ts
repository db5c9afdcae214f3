import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { addCustomer } from '../testing/builders.ts';
import { startTestApp, type TestApp, useTestApp } from '../testing/test-app.ts';
import {
  backUp,
  bareInstallation,
  contentsOf,
  copiedInstallation,
  type Installation,
  leaveNothingBehind,
  query,
  restore,
} from './testing/installations.ts';

leaveNothingBehind();

/** An installation that was started once for real, in production, and stopped again. */
async function startedInstallation(): Promise<Installation> {
  const installation = await copiedInstallation();
  const config = readConfig({
    ASSAY_DATA_DIR: installation.dataDir,
    DATABASE_URL: installation.url,
    ASSAY_MODE: 'production',
    ASSAY_PUBLIC_URL: 'https://assay.example',
    ASSAY_OIDC_ISSUER: 'https://identity.example',
    ASSAY_OIDC_CLIENT_ID: 'assay',
  });
  const app = await buildApp({
    config,
    connection: { connectionString: installation.url },
    version: '1',
    logger: false,
  });
  await app.http.inject('/api/v1/applicationoptions');
  await app.close();
  return installation;
}

describe('restoring', () => {
  const app = useTestApp();
  const source = (): Installation => ({ url: app().databaseUrl, dataDir: app().dataDir });
  const opened: TestApp[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  let file = '';
  let livedIn = '';
  beforeAll(async () => {
    file = await backUp(source());
    const { url } = await copiedInstallation();
    const other = await startTestApp({ databaseUrl: url });
    await addCustomer(other, { name: 'The old installation' });
    await other.close();
    livedIn = new URL(url).pathname.slice(1);
  });

  /** A demo of its own with one customer, stopped again. */
  const livedInInstallation = (): Promise<Installation> => copiedInstallation(livedIn);

  it('takes an installation that was only started for an empty one', async () => {
    const installation = await startedInstallation();
    expect(await query(installation.url, 'select 1 from web_log')).not.toEqual([]);
    await restore(file, installation);
    expect(await contentsOf(installation.url)).toEqual(await contentsOf(source().url));
  });

  it('refuses an installation in which somebody lives, and leaves it as it was', async () => {
    const installation = await livedInInstallation();
    const before = await contentsOf(installation.url);
    await expect(restore(file, installation)).rejects.toThrow(
      /^The installation is not empty: it holds app_user, company, customer, event, .*\. With --replace/,
    );
    expect(await contentsOf(installation.url)).toEqual(before);
  });

  it('replaces such an installation when told so, with its jobs', async () => {
    const installation = await livedInInstallation();
    await query(installation.url, `select graphile_worker.add_job('old-work', '{}'::json)`);
    await restore(file, installation, { replace: true });
    expect(await contentsOf(installation.url)).toEqual(await contentsOf(source().url));
    const jobs = await query(installation.url, 'select distinct task_identifier as name from graphile_worker.jobs');
    expect(jobs).toEqual([{ name: 'service' }]);
  });

  it('refuses while Assay runs on the database', async () => {
    await app().ask('GET', '/api/v1/auth/user', { as: 'ada' });
    // The line of that request is written beside it, and would come as a change.
    await app().logs.flush();
    const before = await contentsOf(source().url);
    await expect(restore(file, source(), { replace: true })).rejects.toThrow(/^Assay runs on this database \(\d+ conn/);
    expect(await contentsOf(source().url)).toEqual(before);
  });

  it('never touches a database that is not its own', async () => {
    const installation = await bareInstallation();
    await query(installation.url, 'create table payroll (id int); insert into payroll values (1)');
    for (const replace of [false, true])
      await expect(restore(file, installation, { replace })).rejects.toThrow('tables that Assay did not make: payroll');
    expect(await query(installation.url, 'select * from payroll')).toEqual([{ id: 1 }]);
  });

  it('leaves everything as it was when rows break the rules of the schema', async () => {
    const installation = await livedInInstallation();
    const before = await contentsOf(installation.url);
    const other = await livedInInstallation();
    await query(other.url, 'alter table app_user drop constraint app_user_company_fk; delete from company');
    await expect(restore(await backUp(other), installation, { replace: true })).rejects.toThrow('app_user_company_fk');
    expect(await contentsOf(installation.url)).toEqual(before);
  });

  it('keeps encrypted signing keys as they are and tells that their secret is needed', async () => {
    const { url, dataDir } = await copiedInstallation();
    const secret = 'a secret that is long enough to be one';
    const other = await startTestApp({ databaseUrl: url, env: { ASSAY_SECRET: secret } });
    opened.push(other);
    const encrypted = await backUp({ url, dataDir });
    const installation = await bareInstallation();
    const lines: string[] = [];
    await restore(encrypted, installation, { say: (line) => lines.push(line) });
    expect(lines.at(-1)).toContain('ASSAY_SECRET is needed');
    const keys = 'select secret, encrypted from signing_key order by id';
    expect(await query(installation.url, keys)).toEqual(await query(url, keys));
  });
});
