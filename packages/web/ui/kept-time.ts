import { ownClock } from '@assay/domain/time';

/** A moment as a clock here shows it; with its day where that is another. */
export function keptTime(moment: number, now = Date.now()): string {
  const [date, today] = [new Date(moment), new Date(now)];
  const clock = ownClock(date.toISOString());
  return date.toDateString() === today.toDateString() ? clock.slice(-5) : clock;
}
