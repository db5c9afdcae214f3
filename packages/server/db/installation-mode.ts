import type pg from 'pg';
import { ConfigError } from '../config/config.ts';

type Mode = 'demo' | 'production';

/** The address of the demo's own identity provider ends so, wherever the demo ran. */
const demoIssuers = '%/demo-sign-in';

/** The first start decides. */
async function modeOf(client: pg.ClientBase, wanted: Mode): Promise<Mode> {
  await client.query('insert into installation (mode) values ($1) on conflict (id) do nothing', [wanted]);
  const { rows } = await client.query<{ mode: Mode }>('select mode from installation');
  return rows[0]?.mode ?? wanted;
}

/** Anybody may use these accounts: their passwords are in the documentation, or they have none. */
async function hasDemoAccounts(client: pg.ClientBase, demoEmails: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from app_user where email = any ($1) or oidc_issuer like $2) as found`,
    [demoEmails, demoIssuers],
  );
  return rows[0]?.found ?? false;
}

const forProduction = `This database has run the demo, whose accounts anybody can use. Production needs a database of its own:
  set DATABASE_URL to an empty one, or ASSAY_DATA_DIR to an empty folder.
  To go on with the demo, start it with ASSAY_MODE=demo.`;

const forDemo = `This database belongs to a production installation. The demo would let anybody sign in to it.
  Start it with ASSAY_MODE=production, or give the demo a database of its own:
  set DATABASE_URL to an empty one, or ASSAY_DATA_DIR to an empty folder.`;

/** A database is the demo's or production's from its first start on; neither starts on the other's. */
export async function refuseOtherMode(
  client: pg.ClientBase,
  wanted: Mode,
  demoEmails: readonly string[],
): Promise<void> {
  const mode = await modeOf(client, wanted);
  if (wanted === 'demo' && mode === 'production') throw new ConfigError(forDemo);
  if (wanted === 'production' && (mode === 'demo' || (await hasDemoAccounts(client, demoEmails))))
    throw new ConfigError(forProduction);
}
