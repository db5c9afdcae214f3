import { loadCustomers } from './data/many-customers.ts';
import { measureList, pagesBy } from './measure/list-cases.ts';
import { withServer } from './server/loaded-server.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// A list of a million customers through the API, beside the plain SQL that a first draft would run for the same answer.

const count = Number(process.argv[2] ?? 1_000_000);
const live = 'deleted_at is null';
const search = (term: string) => ({ where: `${live} and search like '%${term}%'`, order: 'name, id', offset: 0 });

await withServer(3980, async (server, client) => {
  await loadCustomers(client, count, (done) => process.stderr.write(`\r${done} customers`));
  await measureList({
    title: `A list of ${count} customers`,
    url: `${server.url}/api/v1/customers/query`,
    token: await signInStaff(server.url, 'ada@provider.example'),
    client,
    table: 'customer',
    columns: 'id, name, english_name, mdm_customer_id',
    cases: [
      ...pagesBy('name', 'name', 'name', live, count),
      ...pagesBy('MDM id', 'mdmCustomerId', 'mdm_customer_id', live, count),
      ...pagesBy('creation', 'created', 'id', live, count),
      { title: 'rare search', query: 'orderKey=name&search=works%2012345', ...search('works 12345') },
      { title: 'common search', query: 'orderKey=name&search=stone', ...search('stone') },
    ],
  });
});
