import pg from 'pg';
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
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[]?];
    const text = typeof first === 'string' ? first : first.text;
    sent.push({ text, values: (typeof first === 'string' ? second : first.values) ?? [] });
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as Query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

/** The plans of the page queries that work sent, as PostgreSQL would run them. */
export async function explained(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const pages = (await statementsOf(work)).filter(({ text }) => / limit \$\d+ offset \$\d+/.test(text));
  const plans = pages.map(async ({ text, values }) => {
    const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  return Promise.all(plans);
}
