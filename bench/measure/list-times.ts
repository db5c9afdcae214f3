import { ask } from '../house/requests.ts';
import { median, percentile, printTable } from './table.ts';

/** Milliseconds of the first page of reports, one request after another, until told to end. */
export async function listTimes(url: string, token: string, isOver: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begin = performance.now();
    await ask('GET', `${url}/api/v1/inspections?amount=50`, { token });
    times.push(performance.now() - begin);
  }
  return times;
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
