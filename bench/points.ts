import { withHouse } from './loaded-house.ts';
import { loadPoints } from './many-points.ts';
import { ask, type Reply } from './requests.ts';
import { signInStaff } from './sign-in-staff.ts';
import { percentile, printTable } from './table.ts';

// The list of 5,000 points, one point and its save through the API, beside the plain SQL that a first draft would run.

const count = Number(process.argv[2] ?? 5_000);
const rounds = 25;

async function times(run: () => Promise<unknown>): Promise<number[]> {
  for (let i = 0; i < 3; i++) await run();
  const measured: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const began = performance.now();
    await run();
    measured.push(performance.now() - began);
  }
  return measured;
}

const must = (reply: Reply): Reply => {
  if (reply.status >= 300) throw new Error(`A call answered ${reply.status}.`);
  return reply;
};

const told = new Set(['id', 'kind', 'translations', 'descriptionTranslations', 'editable', 'revision', 'unitValue']);

await withHouse(3990, async (server, client) => {
  await loadPoints(client, count);
  const token = await signInStaff(server.url, 'ada@provider.example');
  const points = `${server.url}/api/v1/inspectionPoints`;
  const { rows } = await client.query<{ id: string; type: string }>(
    `select distinct on (type) id, type from inspection_point
     where type in ('Dropdown', 'SummaryWithRows', 'MultipleChoicesAndRangeValues') order by type, created_at, id`,
  );
  const table: (string | number)[][] = [];
  const measure = async (title: string, api: () => Promise<Reply>, sql: () => Promise<unknown>) => {
    const bytes = Buffer.byteLength(JSON.stringify(must(await api()).body));
    const [ours, plain] = [await times(async () => must(await api())), await times(sql)];
    const p50 = (values: number[]) => percentile(values, 0.5);
    table.push([
      title,
      p50(ours).toFixed(1),
      percentile(ours, 0.99).toFixed(1),
      p50(plain).toFixed(1),
      (p50(ours) / p50(plain)).toFixed(1),
      bytes,
    ]);
  };
  await measure(
    `list of ${count} points`,
    () => ask('GET', `${points}/list`, { token }),
    () =>
      client.query(
        'select id, name, type, kind, product_category_id from inspection_point where deleted_at is null order by name, id',
      ),
  );
  await measure(
    'dropdowns of all points',
    () => ask('GET', `${points}/dropdowns`, { token }),
    () => client.query('select * from dropdown join dropdown_option o on o.dropdown_id = dropdown.id'),
  );
  for (const { id, type } of rows) {
    const get = () => ask('GET', `${points}/${id}`, { token });
    const point = must(await get()).body as Record<string, unknown>;
    const body = Object.fromEntries(Object.entries(point).filter(([key]) => !told.has(key)));
    await measure(`get a ${type}`, get, () => client.query('select * from inspection_point where id = $1', [id]));
    let turn = 0;
    await measure(
      `save a ${type}`,
      () =>
        ask('PUT', `${points}/${id}?deleteMissingById=true`, {
          token,
          body: { ...body, description: `Turn ${turn++}` },
        }),
      () => client.query('update inspection_point set description = $2 where id = $1', [id, `Turn ${turn++}`]),
    );
  }
  printTable(
    `Inspection points, milliseconds (median of ${rounds})`,
    ['request', 'API p50', 'API p99', 'plain SQL p50', 'ratio', 'bytes'],
    table,
  );
});
