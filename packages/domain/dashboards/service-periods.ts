import { days, later } from '../time.ts';

/** `to` is the first moment after the period. */
export interface Period {
  from: Date;
  to: Date;
}

const current = ['week', 'month', 'year'] as const;
type CurrentPeriod = (typeof current)[number];

/** Addresses name a period so: the current week, month or year, or a month as yyyy-mm. */
export const periodName = /^(week|month|year|[12]\d{3}-(0[1-9]|1[0-2]))$/;

const monthAt = (year: number, month: number): Period => ({
  from: new Date(Date.UTC(year, month, 1)),
  to: new Date(Date.UTC(year, month + 1, 1)),
});

/** ISO weeks run from Monday to Sunday, also across the end of a year. */
function weekOf(now: Date): Period {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday));
  return { from, to: later(from, days(7)) };
}

export function currentPeriods(now: Date): Record<CurrentPeriod, Period> {
  const year = now.getUTCFullYear();
  return {
    week: weekOf(now),
    month: monthAt(year, now.getUTCMonth()),
    year: { from: monthAt(year, 0).from, to: monthAt(year, 11).to },
  };
}

export function periodNamed(name: string, now: Date): Period {
  const known = current.find((period) => period === name);
  if (known) return currentPeriods(now)[known];
  const [year = '', month = ''] = name.split('-');
  return monthAt(Number(year), Number(month) - 1);
}

/** Names the months of the year up to the present one. */
export const monthsSoFar = (now: Date): string[] =>
  Array.from(
    { length: now.getUTCMonth() + 1 },
    (_, month) => `${now.getUTCFullYear()}-${String(month + 1).padStart(2, '0')}`,
  );

/** In percent with at most 2 decimals; 0 if the total is 0. */
export const percentageOf = (part: number, total: number): number =>
  total === 0 ? 0 : Math.round((part / total) * 10_000) / 100;
