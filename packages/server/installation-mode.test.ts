import { afterEach, describe, expect, it } from 'vitest';
import { type App, buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { loadDemo } from './demo/load-demo.ts';
import { groupNames } from './features/auth/admit-staff.ts';
import { createTestDatabase } from './testing/test-database.ts';

const production = {
  ASSAY_MODE: 'production',
  ASSAY_PUBLIC_URL: 'https://assay.example',
  ASSAY_OIDC_ISSUER: 'https://identity.example',
  ASSAY_OIDC_CLIENT_ID: 'assay',
};

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function newDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase();
  undo.push(drop);
  return url;
}

async function start(url: string, env: Record<string, string> = {}): Promise<App> {
  const config = readConfig({ DATABASE_URL: url, ...env });
  const app = await buildApp({ config, connection: { connectionString: url }, version: '1', logger: false });
  undo.push(app.close);
  return app;
}

/** A demo that has run, with its people, in whatever state it was left. */
async function demoDatabase(leave: (app: App) => Promise<unknown> = async () => {}): Promise<string> {
  const url = await newDatabase();
  const app = await start(url);
  const names = groupNames(readConfig({}));
  const issuer = 'http://localhost:3000/demo-sign-in';
  await loadDemo(app, { content: 'people', issuer, names, domain: 'provider.example' }, new Date());
  await leave(app);
  return url;
}

describe('production', () => {
  it('starts on an empty database, and again on its own', async () => {
    const url = await newDatabase();
    await start(url, production);
    await start(url, production);
  });

  it('refuses a database that ran the demo, and says what to do', async () => {
    const url = await demoDatabase();
    await expect(start(url, production)).rejects.toThrow(
      /has run the demo.*Production needs a database of its own:\s+set DATABASE_URL to an empty one/s,
    );
    await start(url);
  });

  it('refuses one that holds accounts of the demo, whatever was recorded', async () => {
    const url = await demoDatabase((app) => app.pool.query(`update installation set mode = 'production'`));
    await expect(start(url, production)).rejects.toThrow('has run the demo');
  });

  it('refuses one on which the demo was started without filling it', async () => {
    const url = await newDatabase();
    await start(url);
    await expect(start(url, production)).rejects.toThrow('has run the demo');
  });
});

describe('the demo', () => {
  it('refuses a database of production, where it would let anybody in', async () => {
    const url = await newDatabase();
    await start(url, production);
    await expect(start(url)).rejects.toThrow(/belongs to a production installation.*ASSAY_MODE=production/s);
  });
});
