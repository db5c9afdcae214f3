import type pg from 'pg';
import { printTable } from './table.ts';

interface Statement {
  text: string;
  calls: number;
  milliseconds: number;
}

/** What PostgreSQL spent on each statement since its counters were reset, the dearest first; planning counts too. */
export async function printStatements(client: pg.Client, requests: number): Promise<void> {
  const { rows } = await client.query<Statement>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::int, total_exec_time as milliseconds
     from pg_stat_statements where calls >= ${requests / 4} order by total_exec_time desc limit 14`,
  );
  printTable(
    'Statements of a written result',
    ['statement', 'calls per request', 'microseconds per request'],
    rows.map(({ text, calls, milliseconds }) => [
      text.replaceAll('|', ' ').slice(0, 110),
      (calls / requests).toFixed(1),
      ((milliseconds * 1000) / requests).toFixed(0),
    ]),
  );
}
