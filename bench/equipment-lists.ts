import type pg from 'pg';
import { loadEquipment } from './data/many-equipment.ts';
import { type ListCase, measureList, pagesBy } from './measure/list-cases.ts';
import { withServer } from './server/loaded-server.ts';
import { signIn } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// A list of a million machines, for an admin and for external users who see a tenth or a five-hundredth of them.

const count = Number(process.argv[2] ?? 1_000_000);
/** A word of the reader's title, to measure only some of them. */
const only = process.argv[3] ?? '';

async function casesOf(client: pg.Client, where: string): Promise<ListCase[]> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from equipment where ${where}`);
  const seen = Number(rows[0]?.count);
  const search = (term: string) => ({
    where: `${where} and search like '%${term}%'`,
    order: 'serial_number, id',
    offset: 0,
  });
  return [
    ...pagesBy('serial number', 'serialNumber', 'serial_number', where, seen),
    ...pagesBy('nickname', 'nickName', 'nick_name', where, seen),
    ...pagesBy('MDM id', 'mdmEquipmentId', 'mdm_equipment_id', where, seen),
    ...pagesBy('family', 'productFamilyName', 'family_name', where, seen),
    ...pagesBy('model', 'productModelName', 'model_name', where, seen),
    ...pagesBy('customer', 'customerName', 'customer_name', where, seen),
    ...pagesBy('last visit', 'lastVisit', `coalesce(last_inspected_at, '-infinity')`, where, seen),
    ...pagesBy('creation', 'created', 'id', where, seen),
    { title: 'rare search', query: 'orderKey=serialNumber&search=e1012345', ...search('e1012345') },
    { title: 'common search', query: 'orderKey=serialNumber&search=east', ...search('east') },
  ];
}

const live = 'deleted_at is null';
const of = (company: string) =>
  `${live} and id in (select equipment_id from equipment_company join company c on c.id = company_id where c.name like '${company}%')`;

await withServer(3985, async (server, client) => {
  await loadEquipment(client, count, (done) => process.stderr.write(`\r${done} machines`));
  const readers = [
    ['an admin', await signInStaff(server.url, 'ada@provider.example'), live],
    ['an external user who sees a tenth', (await signIn(server.url, 'dora@distributor.example')).token, of('Kivi')],
    [
      'an external user who sees one in 500',
      (await signIn(server.url, 'otto@other-distributor.example')).token,
      of('Other'),
    ],
  ] as const;
  for (const [who, token, where] of readers.filter(([title]) => title.includes(only)))
    await measureList({
      title: `A list of ${count} machines, for ${who}`,
      url: `${server.url}/api/v1/Equipments/query`,
      token,
      client,
      table: 'equipment',
      columns: 'id, serial_number, nick_name, mdm_equipment_id, family_name, model_name',
      cases: await casesOf(client, where),
    });
});
