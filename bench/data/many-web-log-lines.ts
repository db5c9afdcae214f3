import type pg from 'pg';

/** How many people call; the first of them makes as many calls as a hundred others. */
const people = 2_000;

/** Calls spread over ten months, as partitions hold them. */
export async function loadWebLog(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `select make_log_partition('web_log', (date_trunc('month', now()) - make_interval(months => n))::date) from generate_series(0, 9) n`,
  );
  const step = 1_000_000;
  for (let from = 0; from < count; from += step)
    await client.query(
      `insert into web_log (at, request_id, user_email, user_id, method, status, duration_ms, url, address)
       select now() - make_interval(secs => n::float8 * 23328000 / $3), 'r' || n,
         case when n % 20 = 0 then 'busy@provider.example' else 'person' || hashint8(n) % $4 || '@provider.example' end,
         null, 'GET', 200, n % 1000, '/api/v1/inspections/' || n || '/runs?page=' || n % 50, '10.0.0.' || n % 200
       from generate_series($1::bigint, $2::bigint) n`,
      [from, Math.min(count, from + step) - 1, count, people],
    );
  await client.query('vacuum analyze web_log');
}
