import { currentPeriods } from '@assay/domain/dashboards/service-periods';
import { loadCustomers } from './data/many-customers.ts';
import { loadEquipment } from './data/many-equipment.ts';
import { loadInspections } from './data/many-inspections.ts';
import { compareWithSql } from './measure/plain-sql.ts';
import { withServer } from './server/loaded-server.ts';
import { ask } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The service dashboards and the lists behind their figures, beside plain SQL on the same indexes.

const visits = Number(process.argv[2] ?? 1_000_000);
const machines = Number(process.argv[3] ?? 200_000);
const customers = Number(process.argv[4] ?? 5_000);

const now = new Date();
const { week, month, year } = currentPeriods(now);
const moments = [year.from, year.to, month.from, month.to, week.from, week.to];
const first = new Date(Math.min(week.from.getTime(), year.from.getTime()));
const last = new Date(Math.max(week.to.getTime(), year.to.getTime()));
const values = [first, last, ...moments];

const submitted = `deleted_at is null and (status <> 'In_Use' or sent_back_reason <> '')`;
const within = (from: number, as: string) =>
  `bool_or(inspection_date >= $${from}::timestamptz and inspection_date < $${from + 1}::timestamptz) as ${as}`;
const periods = `${within(3, 'year')}, ${within(5, 'month')}, ${within(7, 'week')}`;
const counts = `count(*) as total, count(*) filter (where week) as week, count(*) filter (where month) as month,
  count(*) filter (where year) as year`;
const drills = `(select f.id from product_family f join product_category c on c.id = f.product_category_id where c.code = 'surface_drills')`;

const byCustomer = `
with served as (
  select equipment_id, ${periods} from inspection where ${submitted} and inspection_date >= $1 and inspection_date < $2 group by equipment_id
), counted as (
  select e.customer_id, ${counts} from equipment e left join served s on s.equipment_id = e.id
  where e.deleted_at is null and e.customer_id is not null and e.product_family_id in ${drills} group by e.customer_id
)
select c.id, c.name, c.english_name, counted.* from customer c left join counted on counted.customer_id = c.id
where c.deleted_at is null order by c.name, c.id`;

const byCompany = `
with served as (
  select company_id, equipment_id, ${periods} from inspection where ${submitted} and inspection_date >= $1 and inspection_date < $2
  group by company_id, equipment_id
), counted as (
  select w.company_id, ${counts} from equipment_company w join equipment e on e.id = w.equipment_id
  left join served s on s.equipment_id = w.equipment_id and s.company_id = w.company_id
  where e.deleted_at is null group by w.company_id
)
select c.id, c.name, counted.* from company c left join counted on counted.company_id = c.id where c.deleted_at is null order by c.name`;

const byMonth = `
with served as (
  select equipment_id, to_char(inspection_date at time zone 'UTC', 'YYYY-MM') as month from inspection
  where ${submitted} and inspection_date >= $1 and inspection_date < $2 group by 1, 2
)
select s.month, count(*), count(*) filter (where e.product_family_id in ${drills}) from served s
join equipment e on e.id = s.equipment_id where e.deleted_at is null group by s.month`;

const summary = `select status, rating, count(*) from inspection where deleted_at is null group by status, rating`;

/** A page of what a figure counts, with its length. */
const page = (where: string) => `select *, count(*) over () from equipment e where deleted_at is null and ${where}
  order by serial_number desc, id desc limit 50`;
const servicedThisYear = `exists (select from inspection i where i.equipment_id = e.id and i.deleted_at is null
  and (i.status <> 'In_Use' or i.sent_back_reason <> '') and i.inspection_date >= $1 and i.inspection_date < $2)`;

await withServer(3986, async (server, client) => {
  await loadCustomers(client, customers, () => {});
  await client.query(`insert into customer_site (id, customer_id, name, mdm_site_id, mdm_type, country, state_province)
    select gen_random_uuid(), c.id, 'North', '', '', 'Finland', '' from customer c
    where not exists (select from customer_site s where s.customer_id = c.id)`);
  await loadEquipment(client, machines, (done) => process.stderr.write(`\r${done} machines`));
  await loadInspections(client, visits, (done) => process.stderr.write(`\r${done} inspections`), {
    latest: now,
    years: 4,
  });
  await client.query(`insert into equipment_company (equipment_id, company_id)
    select distinct equipment_id, company_id from inspection on conflict do nothing`);
  await client.query('vacuum analyze customer, equipment_company, inspection');
  const token = await signInStaff(server.url, 'ada@provider.example');
  const get = (path: string) => () => ask('GET', `${server.url}/api/v1/${path}`, { token });
  const plain =
    (text: string, given: unknown[] = values) =>
    () =>
      client.query(text, given);
  const { rows } = await client.query<{ id: string }>(
    `select customer_id as id from equipment where customer_id is not null group by 1 order by count(*) desc limit 1`,
  );
  const customerId = rows[0]?.id ?? '';
  const list = 'Equipments/query?orderKey=serialNumber&orderDirection=desc&category=surface_drills';
  const ofYear = [year.from, year.to];
  await compareWithSql(`${visits} inspections of ${machines} machines of ${customers} customers`, [
    ['surface drills by customer', get('inspections/servicedEquipment?onlyIncludeServiced=false'), plain(byCustomer)],
    ['of those serviced alone', get('inspections/servicedEquipment?onlyIncludeServiced=true'), plain(byCustomer)],
    ['equipment by company', get('inspections/companiesServicedEquipment'), plain(byCompany)],
    ['the year by month', get('inspections/servicedByMonth'), plain(byMonth, ofYear)],
    ['the summary', get('inspections/summary'), plain(summary, [])],
    [
      'the machines behind a customer’s year',
      get(`${list}&customerId=${customerId}&serviced=year`),
      plain(page(`customer_id = $3 and product_family_id in ${drills} and ${servicedThisYear}`), [
        ...ofYear,
        customerId,
      ]),
    ],
    [
      'the machines behind a month of all',
      get(`${list}&serviced=month`),
      plain(page(`product_family_id in ${drills} and ${servicedThisYear}`), [month.from, month.to]),
    ],
  ]);
});
