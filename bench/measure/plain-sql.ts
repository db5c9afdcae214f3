import type { Reply } from '../server/requests.ts';
import { percentile, printTable } from './table.ts';

const rounds = 25;
const warmUp = 5;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** In turns, so that a busy moment of the machine meets both alike. */
async function times(api: () => Promise<unknown>, plain: () => Promise<unknown>) {
  const [ours, sql]: [number[], number[]] = [[], []];
  for (let i = -warmUp; i < rounds; i++) {
    const measured = [await timed(api), await timed(plain)] as const;
    if (i < 0) continue;
    ours.push(measured[0]);
    sql.push(measured[1]);
  }
  return { ours, sql };
}

const must = (reply: Reply): Reply => {
  if (reply.status >= 300) throw new Error(`A call answered ${reply.status}.`);
  return reply;
};

/** A title, a request, and the plain SQL that a first draft would run for the same answer. */
export type Compared = readonly [title: string, api: () => Promise<Reply>, plain: () => Promise<unknown>];

/** Prints what each request costs beside its SQL, within one run. */
export async function compareWithSql(title: string, cases: readonly Compared[]): Promise<void> {
  const table: (string | number)[][] = [];
  for (const [request, api, plain] of cases) {
    const { body } = must(await api());
    const bytes = Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body));
    const { ours, sql } = await times(async () => must(await api()), plain);
    const [p50, sql50] = [percentile(ours, 0.5), percentile(sql, 0.5)];
    table.push([
      request,
      p50.toFixed(1),
      percentile(ours, 0.99).toFixed(1),
      sql50.toFixed(1),
      (p50 / sql50).toFixed(1),
      bytes,
    ]);
  }
  printTable(
    `${title}, milliseconds (median of ${rounds})`,
    ['request', 'API p50', 'API p99', 'plain SQL p50', 'ratio', 'bytes'],
    table,
  );
}
