import pg from 'pg';
import { OneTrip } from '../db/one-trip.ts';
import type { TestApp } from './test-app.ts';

type Query = typeof pg.Client.prototype.query;

interface Statement {
  text: string;
  values: unknown[];
}

/** Runs work and answers the statements that it sent to the database, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | OneTrip | { text: string; values?: unknown[] }, unknown[]?];
    if (first instanceof OneTrip)
      sent.push(...first.queries.map(({ text, values }) => ({ text, values: [...values] })));
    else if (typeof first === 'string') sent.push({ text: first, values: second ?? [] });
    else sent.push({ text: first.text, values: first.values ?? [] });
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as Query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

const pageQuery = / limit \$\d+ offset \$\d+/;

/** The plans of the page queries that work sent, or of others, as PostgreSQL would run them. */
export async function explained(
  app: TestApp,
  work: () => Promise<unknown>,
  queries: RegExp = pageQuery,
): Promise<string[]> {
  const pages = (await statementsOf(work)).filter(({ text }) => queries.test(text));
  const plans = pages.map(async ({ text, values }) => {
    const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  return Promise.all(plans);
}
