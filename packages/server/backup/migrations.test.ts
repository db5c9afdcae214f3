import { newId } from '@assay/domain/id';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrate, readSchema, type Schema } from '../db/migrate.ts';
import { continuedSchema, editedSchema, invented } from '../db/testing/invented-schema.ts';
import { createTestDatabase } from '../testing/test-database.ts';
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

/** What a later release might bring: a ring of references, a table of oneself, seeds, a sequence, a generated column, a column with a value in every row. */
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
  alter table customer add column halls int not null default 0;
  update customer set halls = length(name);
`;
const evenLater = `alter table door add column width int not null default 80; insert into hall (id) values (3);`;

describe('a backup and the migrations of other releases', () => {
  let first: Schema;
  let second: Schema;
  let third: Schema;
  let installation: Installation;
  let file = '';
  /** Where the backup was restored by the release that made it. */
  let restored: Installation;

  beforeAll(async () => {
    const added = [invented('14-later.sql', later), invented('15-even-later.sql', evenLater)] as const;
    first = await readSchema('1.0.0');
    second = await continuedSchema('1.1.0', added[0]);
    third = await continuedSchema('1.2.0', ...added);
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
    await restore(file, restored, { schema: second });
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
    await restore(file, other, { schema: third });
    expect(await query(other.url, 'select distinct width from door')).toEqual([{ width: 80 }]);
    expect(await query(other.url, 'select id from hall order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(await migrate({ connectionString: other.url }, third)).toEqual([]);
  });

  it('takes the place of an empty installation of that newer release, seeds and all', async () => {
    const other = await bareInstallation();
    await migrate({ connectionString: other.url }, third);
    await restore(file, other, { schema: third });
    expect(await query(other.url, 'select id, name from door order by id')).toEqual([
      { id: 1, name: 'left' },
      { id: 2, name: 'right' },
    ]);
    expect(await migrate({ connectionString: other.url }, third)).toEqual([]);
  });

  it('takes the place of an empty installation of an older release', async () => {
    const other = await createTestDatabase();
    await restore(file, { url: other.url, dataDir: installation.dataDir }, { schema: second });
    expect(await contentsOf(other.url)).toEqual(await contentsOf(installation.url));
    await other.drop();
  });

  it('is refused by an installation of a release that this one does not know', async () => {
    const other = await bareInstallation();
    await migrate({ connectionString: other.url }, third);
    await expect(restore(file, other, { schema: second, replace: true })).rejects.toThrow(
      'The database was made by a newer Assay than this one (1.1.0): it has migration 15-even-later.sql',
    );
  });

  it('was made by the first schema, and its rows go through the migrations that came since', async () => {
    const early = await copiedInstallation();
    const id = newId();
    await query(early.url, `insert into customer (id, name) values ('${id}', 'Granite')`);
    const old = await backUp(early);
    for (const [other, replace] of [
      [await bareInstallation(), false],
      [restored, true],
    ] as const) {
      await restore(old, other, { schema: third, replace });
      expect(await query(other.url, 'select id, name, halls from customer')).toEqual([
        { id, name: 'Granite', halls: 'Granite'.length },
      ]);
      expect(await query(other.url, 'select id, door_id from hall order by id')).toEqual(
        [1, 2, 3].map((hall) => ({ id: hall, door_id: null })),
      );
      expect(await migrate({ connectionString: other.url }, third)).toEqual([]);
    }
    const other = await bareInstallation();
    await restore(old, other, { schema: first });
    expect(await contentsOf(other.url)).toEqual(await contentsOf(early.url));
  });

  it('is refused by a release that does not know all its migrations, or has others by their names', async () => {
    const other = await bareInstallation();
    await expect(restore(file, other, { schema: first })).rejects.toThrow(
      'which is newer than this one (1.0.0): it has migration 14-later.sql. Update Assay first.',
    );
    await expect(restore(file, other, { schema: editedSchema('1.1.0', second) })).rejects.toThrow(
      'whose migration 01-platform.sql is not the one of this Assay (1.1.0)',
    );
  });

  it('restores only into the schema that it was made from before 1.0.0, and touches no other', async () => {
    const other = await bareInstallation();
    for (const [schema, reason] of [
      [{ ...first, version: '0.9.0' }, 'its 14-later.sql is unknown here'],
      [editedSchema('0.9.0', second), 'its 01-platform.sql is a different one'],
    ] as const)
      await expect(restore(file, other, { schema })).rejects.toThrow(
        new RegExp(`another schema than this one \\(0\\.9\\.0\\): ${reason}`),
      );
    await migrate({ connectionString: other.url }, second);
    const before = await contentsOf(other.url);
    const early = await backUp(await copiedInstallation());
    await expect(restore(early, other, { schema: { ...first, version: '0.9.0' }, replace: true })).rejects.toThrow(
      'The database has another schema than this Assay (0.9.0): its 14-later.sql is unknown here',
    );
    expect(await contentsOf(other.url)).toEqual(before);
  });
});
