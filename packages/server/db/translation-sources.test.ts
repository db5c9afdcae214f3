import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@assay/domain/id';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

test('translations of an older release get the English text that they were made from, as far as the history knows it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of await readdir(migrationsFolder))
    if (name < '0050') await cp(join(migrationsFolder, name), join(folder, name));
  const database = await createTestDatabase('template0');
  onTestFinished(database.drop);
  const connection = { connectionString: database.url };
  await migrate(connection, folder);
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());

  const [companyId, categoryId] = [newId(), newId()];
  await client.query(`insert into company (id, name) values ($1, 'Kivi')`, [companyId]);
  await client.query(`insert into product_category (id, code, name) values ($1, 'jaws', 'Jaws')`, [categoryId]);
  const { rows: groups } = await client.query<{ id: string }>('select id from option_group limit 1');
  /** A point whose texts were changed twice after they had been translated. */
  const add = async (optionGroupId: string | null) => {
    const id = newId();
    await client.query(
      `insert into inspection_point (id, type, name, name_updated_at, description, description_updated_at, product_category_id,
         company_id, settings, definition, option_group_id, created_at)
       values ($1, 'Comment', 'Oil', now() - interval '2 days', 'Cold.', now() - interval '2 days', $2, $3, '{}', '{}', $4, now())`,
      [id, categoryId, companyId, optionGroupId],
    );
    await client.query(
      `insert into point_translation (inspection_point_id, kind, language, value, updated_at)
       select $1, kind, 'fi', 'x', now() - interval '1 day' from unnest(array['name', 'description']) kind`,
      [id],
    );
    for (const word of ['level', 'gauge'])
      await client.query(
        `update inspection_point set name = $2, name_updated_at = now(), description = $2, description_updated_at = now() where id = $1`,
        [id, word],
      );
    await client.query(
      `insert into point_translation (inspection_point_id, kind, language, value, updated_at) values ($1, 'name', 'sv', 'y', now())`,
      [id],
    );
    return id;
  };
  const [plain, withOptions] = [await add(null), await add(groups[0]?.id ?? '')];
  const events = async () => (await client.query('select 1 from event')).rowCount;
  const before = await events();
  await migrate(connection, migrationsFolder);
  const sources = async (id: string) =>
    (
      await client.query<{ source: string | null }>(
        'select source from point_translation where inspection_point_id = $1 order by language, kind',
        [id],
      )
    ).rows.map(({ source }) => source);
  expect(await sources(plain)).toEqual(['Cold.', 'Oil', 'gauge']);
  // Names of options would stand in the same history.
  expect(await sources(withOptions)).toEqual(['Cold.', null, 'gauge']);
  expect(await events()).toBe(before);
});
