import { days, later } from '../time.ts';

/** From a moment up to another one, which is the first that does not belong to it. */
export interface Period {
  from: Date;
  to: Date;
}

const current = ['week', 'month', 'year'] as const;
type CurrentPeriod = (typeof current)[number];

/** How an address names a period: the current week, month or year, or a month as yyyy-mm. */
export const periodName = /^(week|month|year|[12]\d{3}-(0[1-9]|1[0-2]))$/;

const monthAt = (year: number, month: number): Period => ({
  from: new Date(Date.UTC(year, month, 1)),
  to: new Date(Date.UTC(year, month + 1, 1)),
});

/** The ISO week: Monday to Sunday, also where a year ends in it. */
function weekOf(now: Date): Period {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday));
  return { from, to: later(from, days(7)) };
}

/** The week, month and year of a moment in UTC. */
export function currentPeriods(now: Date): Record<CurrentPeriod, Period> {
  const year = now.getUTCFullYear();
  return {
    week: weekOf(now),
    month: monthAt(year, now.getUTCMonth()),
    year: { from: monthAt(year, 0).from, to: monthAt(year, 11).to },
  };
}

/** The period that a name stands for at a moment. */
export function periodNamed(name: string, now: Date): Period {
  const known = current.find((period) => period === name);
  if (known) return currentPeriods(now)[known];
  const [year = '', month = ''] = name.split('-');
  return monthAt(Number(year), Number(month) - 1);
}

/** The names of the months of the year of a moment, up to its own. */
export const monthsSoFar = (now: Date): string[] =>
  Array.from(
    { length: now.getUTCMonth() + 1 },
    (_, month) => `${now.getUTCFullYear()}-${String(month + 1).padStart(2, '0')}`,
  );

/** How large a part is of a total, in percent with at most 2 decimals; of nothing it is 0. */
export const percentageOf = (part: number, total: number): number =>
  total === 0 ? 0 : Math.round((part / total) * 10_000) / 100;
