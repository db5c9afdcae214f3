import type pg from 'pg';
import { ask } from '../server/requests.ts';
import { percentile, printTable } from './table.ts';

const rounds = 9;
/** Plain SQL skips millions of rows to a last page: a few rounds are enough to compare with. */
const sqlRounds = 3;

/** One request, and the plain SQL that a first draft would run for the same answer. */
export interface ListCase {
  title: string;
  query: string;
  where: string;
  order: string;
  offset: number;
}

/** The first, the middle and the last page in one order. */
export function pagesBy(title: string, orderKey: string, column: string, where: string, count: number): ListCase[] {
  const places = { first: 0, middle: Math.floor(count / 100) * 50, last: count - (count % 50 || 50) };
  return Object.entries(places).map(([place, offset]) => ({
    title: `${place} page by ${title}`,
    query: `orderKey=${orderKey}&orderDirection=desc&offset=${offset}`,
    where,
    order: `${column} desc, id desc`,
    offset,
  }));
}

/** What takes this long is measured once: the machine is needed for the others. */
const longMs = 3_000;

const p50 = (values: readonly number[]): number => percentile(values, 0.5);

async function times(rounds: number, run: () => Promise<unknown>): Promise<number[]> {
  const measured: number[] = [];
  // The first one warms up, unless it is so long that nothing would be gained.
  for (let i = -1; i < rounds; i++) {
    const began = performance.now();
    await run();
    const took = performance.now() - began;
    if (took > longMs) return [...measured, took];
    if (i >= 0) measured.push(took);
  }
  return measured;
}

export interface MeasuredList {
  title: string;
  /** The list's address, without its query. */
  url: string;
  token: string;
  client: pg.Client;
  table: string;
  columns: string;
  cases: readonly ListCase[];
}

/** Prints what each request costs beside its SQL: a page with its exact count, and a page alone. */
export async function measureList({ title, url, token, client, table, columns, cases }: MeasuredList): Promise<void> {
  const rows: (string | number)[][] = [];
  /** What a count costs does not depend on the page. */
  const counted = new Map<string, number>();
  for (const { title: request, query, where, order, offset } of cases) {
    const api = await times(rounds, async () => {
      const { status } = await ask('GET', `${url}?${query}`, { token, timeoutMs: 60_000 });
      if (status !== 200) throw new Error(`${request} answered ${status}.`);
    });
    const page = () =>
      client.query(`select ${columns} from ${table} where ${where} order by ${order} limit 50 offset ${offset}`);
    const sqlPage = await times(sqlRounds, page);
    const count = () => client.query(`select count(*) from ${table} where ${where}`);
    const sqlCount = counted.get(where) ?? p50(await times(sqlRounds, count));
    counted.set(where, sqlCount);
    const sqlBoth = p50(sqlPage) + sqlCount;
    rows.push([
      request,
      p50(api).toFixed(1),
      percentile(api, 0.99).toFixed(1),
      sqlBoth.toFixed(1),
      (p50(api) / sqlBoth).toFixed(2),
      p50(sqlPage).toFixed(1),
      (p50(api) / p50(sqlPage)).toFixed(2),
    ]);
  }
  printTable(
    `${title}, milliseconds`,
    ['request', 'API p50', 'API p99', 'SQL page and count p50', 'ratio', 'SQL page alone p50', 'ratio'],
    rows,
  );
}
