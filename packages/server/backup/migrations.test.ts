import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationsFolder } from '../db/migrate.ts';
import { createTestDatabase } from '../testing/test-database.ts';
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

leaveNothingBehind();

/** What a later release might bring: a ring of references, a table of oneself, seeds, a sequence, a generated column. */
const later = `
  create table hall (id int not null, door_id int, constraint hall_pkey primary key (id));
  create table door (
    id int generated always as identity, hall_id int not null, beside_id int, name text not null,
    label text generated always as (upper(name)) stored,
    constraint door_pkey primary key (id),
    constraint door_hall_fk foreign key (hall_id) references hall (id),
    constraint door_beside_fk foreign key (beside_id) references door (id)
  );
  alter table hall add constraint hall_door_fk foreign key (door_id) references door (id);
  create sequence ticket increment 5;
  create view halls as select id from hall;
  create type mood as enum ('open', 'closed');
  create function greet() returns text language sql return 'hello';
  create unlogged table draught (id int);
  insert into hall (id) values (1), (2);
`;
const evenLater = `alter table door add column width int not null default 80; insert into hall (id) values (3);`;

describe('a backup and the migrations of other releases', () => {
  let second = '';
  let third = '';
  let installation: Installation;
  let file = '';
  /** Where the backup was restored by the release that made it. */
  let restored: Installation;

  beforeAll(async () => {
    [second, third] = [await newFolder(), await newFolder()];
    for (const folder of [second, third]) await cp(migrationsFolder, folder, { recursive: true });
    for (const folder of [second, third]) await writeFile(join(folder, '9001-later.sql'), later);
    await writeFile(join(third, '9002-even-later.sql'), evenLater);
    installation = await bareInstallation();
    await migrate({ connectionString: installation.url }, second);
    await query(
      installation.url,
      `insert into door (hall_id, beside_id, name) values (1, 2, 'left'), (2, 1, 'right');
       update hall set door_id = 2 where id = 1; delete from hall where id = 3;
       insert into draught values (1); select nextval('ticket'), nextval('ticket');
       select make_log_partition('web_log', '2031-05-05');
       insert into web_log (at, request_id, method, url, address, status, duration_ms)
       values ('2031-05-09', 'r', 'GET', '/', '::1', 200, 0.1)`,
    );
    file = await backUp(installation);
    restored = await bareInstallation();
    await restore(file, restored, { migrations: second });
  });

  it('holds tables of later migrations without anybody remembering them', async () => {
    const contents = await contentsOf(restored.url);
    expect(contents).toEqual(await contentsOf(installation.url));
    expect(contents).toMatchObject({ hall: { count: 2 }, door: { count: 2 } });
    expect(await query(restored.url, 'select id, beside_id, label from door order by id')).toEqual([
      { id: 1, beside_id: 2, label: 'LEFT' },
      { id: 2, beside_id: 1, label: 'RIGHT' },
    ]);
    const [next] = await query(
      restored.url,
      `insert into door (hall_id, name) values (1, 'new') returning id, nextval('ticket')::int as ticket`,
    );
    expect(next).toEqual({ id: 3, ticket: 11 });
  });

  it('leaves every foreign key, trigger and index as the migrations made it', async () => {
    const keys = `select conname, condeferrable, convalidated from pg_constraint where contype = 'f' order by 1`;
    expect(await query(restored.url, keys)).toEqual(await query(installation.url, keys));
    const triggers = `select tgname, tgenabled from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile%' order by 1`;
    expect(await query(restored.url, triggers)).toEqual(await query(installation.url, triggers));
    const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by indexname`;
    expect(await query(restored.url, indexes)).toEqual(await query(installation.url, indexes));
  });

  it('makes months of logs again, so that their partitions can be made and dropped as before', async () => {
    expect(await query(restored.url, 'select request_id from web_log_2031_05')).toEqual([{ request_id: 'r' }]);
    await query(restored.url, `select make_log_partition('web_log', '2031-05-20')`);
  });

  it('leaves unlogged tables out', async () => {
    expect(await query(restored.url, 'select * from draught')).toEqual([]);
  });

  it('runs what a newer release has added since', async () => {
    const other = await bareInstallation();
    await restore(file, other, { migrations: third });
    expect(await query(other.url, 'select distinct width from door')).toEqual([{ width: 80 }]);
    expect(await query(other.url, 'select id from hall order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(await migrate({ connectionString: other.url }, third)).toEqual([]);
  });

  it('takes the place of an empty installation of that newer release, seeds and all', async () => {
    const other = await bareInstallation();
    await migrate({ connectionString: other.url }, third);
    await restore(file, other, { migrations: third });
    expect(await query(other.url, 'select id, name from door order by id')).toEqual([
      { id: 1, name: 'left' },
      { id: 2, name: 'right' },
    ]);
    expect(await migrate({ connectionString: other.url }, third)).toEqual([]);
  });

  it('takes the place of an empty installation of an older release', async () => {
    const other = await createTestDatabase();
    await restore(file, { url: other.url, dataDir: installation.dataDir }, { migrations: second });
    expect(await contentsOf(other.url)).toEqual(await contentsOf(installation.url));
    await other.drop();
  });

  it('is refused by an installation of a release that this one does not know', async () => {
    const other = await bareInstallation();
    await migrate({ connectionString: other.url }, third);
    await expect(restore(file, other, { migrations: second, replace: true })).rejects.toThrow(
      'The database was made by a newer Assay: it has migration 9002-even-later.sql',
    );
  });
});
