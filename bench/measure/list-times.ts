import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../server/requests.ts';
import { median, percentile, printTable } from './table.ts';

const paceMs = 25;

/**
 * Milliseconds of the first page of reports, requested at a steady pace until the end.
 * Each counts from the moment it was due, so that a pause counts for everybody who would have come meanwhile.
 */
export async function listTimes(url: string, token: string, isOver: (count: number) => boolean): Promise<number[]> {
  const begin = performance.now();
  const requests: Promise<number>[] = [];
  while (!isOver(requests.length)) {
    const due = begin + requests.length * paceMs;
    await pause(Math.max(0, due - performance.now()));
    requests.push(
      ask('GET', `${url}/api/v1/inspections?amount=50`, { token }).then(({ status }) => {
        if (status !== 200) throw new Error(`The list answered ${status}.`);
        return performance.now() - due;
      }),
    );
  }
  return Promise.all(requests);
}

/** The first of the cases is what the others are compared with. */
export function printListTimes(title: string, cases: Record<string, number[]>): void {
  const [idle = []] = Object.values(cases);
  printTable(
    title,
    ['while', 'requests', 'p50 (ms)', 'p99 (ms)', 'longest (ms)', 'p99 of idle'],
    Object.entries(cases).map(([name, times]) => {
      const p99 = percentile(times, 0.99);
      return [
        name,
        times.length,
        median(times).toFixed(1),
        p99.toFixed(1),
        Math.max(...times).toFixed(1),
        (p99 / percentile(idle, 0.99)).toFixed(2),
      ];
    }),
  );
}
