import type pg from 'pg';

const syllables = [
  'ka',
  'vu',
  'ri',
  'lo',
  'mes',
  'tan',
  'por',
  'el',
  'gra',
  'nit',
  'sol',
  'ber',
  'qua',
  'dun',
  'mar',
  'tor',
];

/** Believable lengths and spread: names of three made-up words, a third of them with 'Stone' in it, most with an MDM id. */
const insertText = `
insert into customer (id, name, english_name, mdm_customer_id)
select gen_random_uuid(),
  initcap(s[1 + (n * 7) % 16] || s[1 + (n / 3) % 16] || s[1 + (n / 50) % 16]) || ' '
    || case n % 3 when 0 then 'Stone ' else 'Works ' end || n,
  case n % 10 when 0 then 'English ' || n else '' end,
  case when n % 5 = 4 then '' else 'C' || (1000000 + n) end
from generate_series($2::int, $3::int) n, (select $1::text[] as s) syllables`;

export async function loadCustomers(
  client: pg.Client,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await client.query(`set assay.events = 'summary'`);
  await client.query('drop index customer_search_ix');
  const step = 100_000;
  for (let from = 1; from <= count; from += step) {
    await client.query(insertText, [syllables, from, Math.min(count, from + step - 1)]);
    onProgress(Math.min(count, from + step - 1));
  }
  await client.query(
    'create index customer_search_ix on customer using gin (search gin_trgm_ops) where deleted_at is null',
  );
  await client.query('vacuum analyze customer');
}
