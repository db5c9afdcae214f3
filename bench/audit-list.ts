import type pg from 'pg';
import { loadAudits } from './data/many-audits.ts';
import { type ListCase, measureList, pagesBy } from './measure/list-cases.ts';
import { withServer } from './server/loaded-server.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// A list of 100,000 audits, and somebody's own ones, beside the plain SQL that a first draft would run for the same answer.

const count = Number(process.argv[2] ?? 100_000);

const live = 'deleted_at is null';
const mine = `${live} and (inspector_id = (select id from app_user where email like 'uma@%') or inspector_contact_key = 'uma@provider.example')`;
const ofCustomer = (id: string) => `${live} and customer_id = '${id}'`;

const countOf = async (client: pg.Client, where: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) from audit where ${where}`)).rows[0]?.count);

const first = (title: string, query: string, where: string): ListCase => ({
  title,
  query: `orderKey=inspectionDate&orderDirection=desc&${query}`,
  where,
  order: 'inspection_date desc, id desc',
  offset: 0,
});

const columns = {
  inspectionDate: 'inspection_date',
  created: 'created_at',
  name: 'name',
  customer: 'customer_name',
  inspector: 'inspector',
  status: 'finished',
};

await withServer(
  3981,
  async (server, client) => {
    await loadAudits(client, count);
    const seen = await countOf(client, live);
    const customer =
      (await client.query<{ id: string }>('select customer_id as id from audit limit 1')).rows[0]?.id ?? '';
    const own = await countOf(client, mine);
    await measureList({
      title: `A list of ${seen} audits`,
      url: `${server.url}/api/v1/audits`,
      token: await signInStaff(server.url, 'uma@provider.example'),
      client,
      table: 'audit',
      columns:
        'id, name, customer_id, customer_name, customer_site_id, customer_site_name, inspection_date, inspector, finished',
      cases: [
        ...Object.entries(columns).flatMap(([key, column]) => pagesBy(key, key, column, live, seen)),
        ...pagesBy('date, own ones', 'inspectionDate', 'inspection_date', mine, own).map((one) => ({
          ...one,
          query: `${one.query}&mineOnly=true`,
        })),
        first('open ones', 'statuses=open', `${live} and not finished`),
        first('of one customer', `customerId=${customer}`, ofCustomer(customer)),
        first('rare search', 'search=b123456', `${live} and search like '%b123456%'`),
        first('common search', 'search=stone', `${live} and search like '%stone%'`),
      ],
    });
  },
  { ASSAY_DEMO_CONTENT: 'library' },
);
