import { protocolTypes } from '@assay/domain/protocol-types';
import { loadProtocols } from './data/many-protocols.ts';
import { compareWithSql } from './measure/plain-sql.ts';
import { withServer } from './server/loaded-server.ts';
import { ask, type Reply, signIn } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// Protocols that fit a machine among 5,000, pages of their list, and one of 400 points: beside the plain SQL that a first draft would run.

const count = Number(process.argv[2] ?? 5_000);

const fitText = `
  select p.id, p.name, p.type, p.created_at, min(case
    when t.equipment_id is not null then 0 when t.product_model_id is not null then 1
    when t.product_family_id is not null then 2 else 3 end) as fit
  from protocol p join protocol_target t on t.protocol_id = p.id
  where p.deleted_at is null and p.type = any($4) and (t.equipment_id = $1 or (t.equipment_id is null and t.product_model_id = $2)
    or (t.product_model_id is null and t.product_family_id = $3) or t.product_family_id is null)
  group by p.id order by fit, p.id desc`;
const targetsText = `
  select t.*, f.name as family, m.name as model, e.serial_number, e.nick_name from protocol_target t
  left join product_family f on f.id = t.product_family_id left join product_model m on m.id = t.product_model_id
  left join equipment e on e.id = t.equipment_id where t.protocol_id = any($1) order by t.protocol_id, t.index`;

const scopedText = `
  select p.id, p.name, p.type, p.created_at from protocol p
  where p.deleted_at is null and (p.company_id = (select company_id from app_user where id = $1)
    or exists (select from protocol_target t join product_family f on f.id = t.product_family_id
      join user_division d on d.product_category_id = f.product_category_id and d.user_id = $1 where t.protocol_id = p.id)
    or exists (select from protocol_target t where t.protocol_id = p.id and t.product_family_id is null))
  order by p.name, p.id limit 50`;

/** A body of 400 points in 30 categories. */
const aLargeProtocol = (pointIds: readonly string[], productFamilyId: string) => ({
  name: 'Large',
  type: 'Annual',
  targets: [{ productFamilyId }],
  categories: Array.from({ length: 30 }, (_, c) => ({
    title: `Category ${c}`,
    inspectionPoints: Array.from({ length: c < 10 ? 14 : 13 }, (__, p) => ({
      inspectionPointId: pointIds[(c * 14 + p) % pointIds.length],
    })),
  })),
});

await withServer(3991, async (server, client) => {
  await loadProtocols(client, count);
  const token = await signInStaff(server.url, 'ada@provider.example');
  const protocols = `${server.url}/api/v1/inspectionProtocols`;
  const { rows } = await client.query<{ id: string; product_model_id: string; product_family_id: string }>(
    'select id, product_model_id, product_family_id from equipment order by id limit 1',
  );
  const [machine = { id: '', product_model_id: '', product_family_id: '' }] = rows;
  const ids = [machine.id, machine.product_model_id, machine.product_family_id];
  const fitting = `sortedByFit?equipmentId=${ids[0]}&productModelId=${ids[1]}&productFamilyId=${ids[2]}`;
  const points = await client.query<{ id: string }>('select id from inspection_point where deleted_at is null');
  const body = aLargeProtocol(
    points.rows.map(({ id }) => id),
    machine.product_family_id,
  );
  const made = await ask('POST', protocols, { token, body });
  const { protocolId } = made.body as { protocolId: string };
  const distributor = await signIn(server.url, 'dora@distributor.example');
  const read =
    (path: string, as = token) =>
    (): Promise<Reply> =>
      ask('GET', `${protocols}/${path}`, { token: as });
  const sql =
    (text: string, values: unknown[] = []) =>
    () =>
      client.query(text, values);
  const all = protocolTypes.map(({ value }) => value);
  const withTargets = (types: readonly string[]) => async () => {
    const found = await client.query<{ id: string }>(fitText, [...ids, types]);
    return client.query(targetsText, [found.rows.map(({ id }) => id)]);
  };
  const page = (order: string, offset: number) =>
    `select p.id, p.name, p.type, p.created_at from protocol p where deleted_at is null order by ${order}, id limit 50 offset ${offset}`;
  await compareWithSql(`Protocols among ${count}`, [
    ['sorted by fit, with targets', read(fitting), withTargets(all)],
    ['sorted by fit, beside the fit alone', read(fitting), sql(fitText, [...ids, all])],
    ['sorted by fit, one type', read(`${fitting}&type=Annual`), withTargets(['Annual'])],
    ['first page by name', read('search?orderKey=name'), sql(page('name', 0))],
    [
      'first page by name, as a distributor',
      read('search?orderKey=name', distributor.token),
      sql(scopedText, [distributor.userId]),
    ],
    ['last page by type', read(`search?orderKey=type&offset=${count - 60}`), sql(page('type', count - 60))],
    [
      'get one of 400 points',
      read(protocolId),
      sql(
        'select * from protocol_point p join inspection_point i on i.id = p.inspection_point_id where protocol_id = $1',
        [protocolId],
      ),
    ],
    ['export one of 400 points, beside reading it', read(`${protocolId}/export`), read(protocolId)],
    ['save one of 400 points, beside reading it', () => ask('POST', protocols, { token, body }), read(protocolId)],
  ]);
});
