import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { addCustomer } from '../testing/builders.ts';
import { addCertifiedUser } from '../testing/certificates.ts';
import { type TestApp, useTestApp } from '../testing/test-app.ts';
import { furnish } from './testing/furnish.ts';
import {
  backUp,
  bareInstallation,
  contentsOf,
  type Installation,
  leaveNothingBehind,
  query,
  restore,
} from './testing/installations.ts';

leaveNothingBehind();
/** The app on a restored installation, at the same moment as the first one and with nobody signed in anew. */
async function openRestored(source: TestApp, { url, dataDir }: Installation): Promise<App> {
  const config = readConfig({ PORT: '3000', ASSAY_DATA_DIR: dataDir, DATABASE_URL: url });
  const connection = { connectionString: url };
  const app = await buildApp({ config, connection, version: '0.0.0-test', logger: false, clock: source.now });
  onTestFinished(app.close);
  return app;
}

describe('an installation that was backed up and restored elsewhere', () => {
  const source = useTestApp();
  let file = '';
  let backedUp: Record<string, unknown> = {};
  let installation: Installation;

  beforeAll(async () => {
    await furnish(source());
    await addCertifiedUser(source());
    await source().logs.flush();
    file = await backUp({ url: source().databaseUrl, dataDir: source().dataDir });
    backedUp = await contentsOf(source().databaseUrl);
    installation = await bareInstallation();
    await restore(file, installation);
  }, 180_000);

  it('has the same rows in every table and the same sequences', async () => {
    const contents = await contentsOf(installation.url);
    expect(contents).toEqual(backedUp);
    for (const table of [
      'customer',
      'customer_contact',
      'event',
      'session',
      'signing_key',
      'mail',
      'web_log',
      'option_batch',
      'certified_user',
    ])
      expect(contents[table], table).not.toMatchObject({ count: 0 });
  });

  it('records no events for the restore and goes on counting where it was', async () => {
    const [last] = await query<{ id: string }>(installation.url, 'select max(id) as id from event');
    const restored = await openRestored(source(), installation);
    await addCustomer({ ...source(), ask: asking(restored, source()) }, { name: 'After the restore' });
    const events = await query<{ id: string }>(installation.url, `select id from event where id > ${last?.id}`);
    expect(events.length).toBeGreaterThan(0);
    const [customer] = await query(installation.url, `select search from customer where name = 'After the restore'`);
    expect(customer).toEqual({ search: 'after the restore  ' });
  });

  it('wakes the sender of waiting mail and goes on with the imports under way', async () => {
    expect(await query(installation.url, `select 1 from mail where state = 'queued'`)).not.toEqual([]);
    const underWay = await query<{ id: string; noun: string }>(
      installation.url,
      `select id, noun from import where state = 'comparing' order by noun`,
    );
    expect(underWay).toHaveLength(3);
    const jobs = await query(
      installation.url,
      `select identifier, payload from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = task_id order by identifier, payload ->> 'id', payload ->> 'noun'`,
    );
    expect(jobs.slice(0, 3)).toEqual(
      underWay.map(({ id, noun }) => ({ identifier: 'import', payload: { noun, importId: id, step: 'compare' } })),
    );
    expect(jobs).toContainEqual({ identifier: 'service', payload: { id: 'email-outbox' } });
  });
});

/** Asks the restored app as the people of the first one. */
function asking(restored: App, source: TestApp): TestApp['ask'] {
  return async (method, url, { as, body } = {}) => {
    const headers = { authorization: `Bearer ${as ? source.tokenOf(as) : ''}`, 'content-type': 'application/json' };
    const payload = JSON.stringify(body);
    const reply = await restored.http.inject({ method: method as 'POST', url, headers, payload });
    return { status: reply.statusCode, text: reply.payload, body: reply.json(), headers: reply.headers };
  };
}
