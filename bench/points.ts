import { loadPoints } from './data/many-points.ts';
import { type Compared, compareWithSql } from './measure/plain-sql.ts';
import { withServer } from './server/loaded-server.ts';
import { ask } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The list of 5,000 points, one point and its save through the API, beside the plain SQL that a first draft would run.

const count = Number(process.argv[2] ?? 5_000);
const readOnlyKeys = new Set([
  'id',
  'kind',
  'translations',
  'descriptionTranslations',
  'editable',
  'revision',
  'unitValue',
]);

await withServer(3990, async (server, client) => {
  await loadPoints(client, count);
  const token = await signInStaff(server.url, 'ada@provider.example');
  const points = `${server.url}/api/v1/inspectionPoints`;
  const { rows } = await client.query<{ id: string; type: string }>(
    `select distinct on (type) id, type from inspection_point
     where type in ('Dropdown', 'SummaryWithRows', 'MultipleChoicesAndRangeValues') order by type, created_at, id`,
  );
  const cases: Compared[] = [
    [
      `list of ${count} points`,
      () => ask('GET', `${points}/list`, { token }),
      () =>
        client.query(
          'select id, name, type, kind, product_category_id from inspection_point where deleted_at is null order by name, id',
        ),
    ],
    [
      'dropdowns of all points',
      () => ask('GET', `${points}/dropdowns`, { token }),
      () => client.query('select * from dropdown join dropdown_option o on o.dropdown_id = dropdown.id'),
    ],
  ];
  let turn = 0;
  for (const { id, type } of rows) {
    const get = () => ask('GET', `${points}/${id}`, { token });
    const point = (await get()).body as Record<string, unknown>;
    const body = Object.fromEntries(Object.entries(point).filter(([key]) => !readOnlyKeys.has(key)));
    cases.push([`get a ${type}`, get, () => client.query('select * from inspection_point where id = $1', [id])]);
    cases.push([
      `save a ${type}`,
      () =>
        ask('PUT', `${points}/${id}?deleteMissingById=true`, {
          token,
          body: { ...body, description: `Turn ${turn++}` },
        }),
      () => client.query('update inspection_point set description = $2 where id = $1', [id, `Turn ${turn++}`]),
    ]);
  }
  await compareWithSql('Inspection points', cases);
});
