import pg from 'pg';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase, openPool } from '../db/pool.ts';
import { type DemoRules, loadDemo } from '../demo/load-demo.ts';
import { groupNames } from '../features/auth/admit-staff.ts';
import { makeLogPartitions } from '../http/frame/web-log.queries.ts';
import { chooseStorage } from '../providers/files/choose-storage.ts';

/** The people of the demo are in it, who cost a test app more than all the rest of its start. */
export const peopleTemplateName = 'assay_people_template';

/** What settings make of the people of the demo. */
export const peopleRules = (config: Config): Pick<DemoRules, 'issuer' | 'names' | 'domain'> => ({
  issuer: new URL('./demo-sign-in', config.publicUrl).href,
  names: groupNames(config),
  domain: config.ASSAY_DOMAIN,
});

const plainSettings = { PORT: '3000' };

/** Whether an installation with these settings has the people of the template. */
export function hasPeopleOfTemplate(config: Config): boolean {
  const plain = readConfig(plainSettings);
  const made = (of: Config) => JSON.stringify([peopleRules(of), of.ASSAY_COMPANY]);
  return made(config) === made(plain);
}

/** The same with what else comes with the first start and first request of an app. */
export async function makePeopleTemplate(url: string, template: string, dataDir: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${peopleTemplateName} template ${template}`);
  await client.end();
  const connection = { connectionString: url.replace(/\/postgres$/, `/${peopleTemplateName}`) };
  const pool = openPool({ connection, max: 2, onError: () => {} });
  const db = openDatabase(pool);
  const config = readConfig({ ...plainSettings, ASSAY_DATA_DIR: dataDir });
  await makeLogPartitions(db);
  const storage = chooseStorage(config);
  await loadDemo({ db, pool, storage }, { content: 'people', ...peopleRules(config) }, new Date());
  await pool.end();
}
