import type pg from 'pg';
import { loadInspections } from './data/many-inspections.ts';
import { type ListCase, measureList, pagesBy } from './measure/list-cases.ts';
import { withServer } from './server/loaded-server.ts';
import { signIn } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// A list of a million inspections: for an admin, for somebody's own ones, and for an external user who sees one in fifty.

const count = Number(process.argv[2] ?? 1_000_000);
/** A word of the reader's title, to measure only some of them. */
const only = process.argv[3] ?? '';

const live = 'deleted_at is null';
const userId = (name: string) => `(select id from app_user where email like '${name}@%')`;
const mine = `${live} and (inspector_id = ${userId('uma')} or inspector_contact_key = 'uma@provider.example')`;
const theirs = `${live} and company_id = (select company_id from app_user where email like 'dora@%')`;

const countOf = async (client: pg.Client, where: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) from inspection where ${where}`)).rows[0]?.count);

/** The first rows by date, of what a further part of the query leaves. */
const first = (title: string, query: string, where: string, order = 'inspection_date desc, id desc'): ListCase => ({
  title,
  query: `orderKey=inspectionDate&orderDirection=desc&${query}`,
  where,
  order,
  offset: 0,
});

const narrowed = (cases: ListCase[], title: string, query: string): ListCase[] =>
  cases.map((one) => ({ ...one, title: `${title}: ${one.title}`, query: `${one.query}&${query}` }));

async function everySort(client: pg.Client, where: string): Promise<ListCase[]> {
  const seen = await countOf(client, where);
  return [
    ...pagesBy('date', 'inspectionDate', 'inspection_date', where, seen),
    ...pagesBy('creation', 'created', 'created_at', where, seen),
    ...pagesBy('name', 'name', 'name', where, seen),
    ...pagesBy('status', 'status', 'status', where, seen),
    ...pagesBy('serial number', 'serialNumber', 'serial_number', where, seen),
    ...pagesBy('inspector', 'inspector', 'inspector', where, seen),
  ];
}

async function casesOf(client: pg.Client, where: string): Promise<ListCase[]> {
  const daily = `${where} and type = 'Daily'`;
  const several = ['Annual', 'FAT'];
  const ofSeveral = `${where} and type in (${several.map((type) => `'${type}'`).join(', ')})`;
  return [
    ...(await everySort(client, where)),
    ...narrowed(
      pagesBy('date', 'inspectionDate', 'inspection_date', daily, await countOf(client, daily)),
      'one type',
      'types=Daily',
    ),
    first('several types', `types=${several.join()}`, ofSeveral),
    first('a rare type', 'types=Closed', `${where} and type = 'Closed'`),
    first('what waits', 'statuses=Waiting', `${where} and status = 'Waiting'`),
    first('rare search', 'search=b123456', `${where} and search like '%b123456%'`),
    first('common search', 'search=stone', `${where} and search like '%stone%'`),
  ];
}

await withServer(3988, async (server, client) => {
  await loadInspections(client, count, (done) => process.stderr.write(`\r${done} inspections`));
  const readers = [
    ['an admin', await signInStaff(server.url, 'ada@provider.example'), await casesOf(client, live)],
    [
      'one’s own',
      await signInStaff(server.url, 'uma@provider.example'),
      narrowed(
        pagesBy('date', 'inspectionDate', 'inspection_date', mine, await countOf(client, mine)),
        'mineOnly',
        'mineOnly=true',
      ),
    ],
    [
      'an external user who sees one in 50',
      (await signIn(server.url, 'dora@distributor.example')).token,
      await casesOf(client, theirs),
    ],
  ] as const;
  for (const [who, token, cases] of readers.filter(([title]) => title.includes(only)))
    await measureList({
      title: `A list of ${count} inspections, for ${who}`,
      url: `${server.url}/api/v1/inspections`,
      token,
      client,
      table: 'inspection',
      columns: 'id, name, type, inspection_date, serial_number, status, sent_back_reason, rating, inspector',
      cases,
    });
});
