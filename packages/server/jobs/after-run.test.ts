import { days, hours, later, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { afterRun, freshData } from './after-run.ts';

const now = new Date('2026-05-01T12:00:00Z');

describe('what a run leaves behind', () => {
  it('a success plans the next run, at the latest after its interval', () => {
    const end = afterRun(freshData, { counts: { sent: 2 } }, hours(1), now);
    expect(end).toMatchObject({ status: 'idle', nextAt: later(now, hours(1)), data: { runs: 1, failures: 0 } });
    const sooner = later(now, minutes(5));
    expect(afterRun(freshData, { counts: {}, nextAt: sooner }, hours(1), now).nextAt).toEqual(sooner);
    const tooLate = later(now, days(2));
    expect(afterRun(freshData, { counts: {}, nextAt: tooLate }, hours(1), now).nextAt).toEqual(later(now, hours(1)));
  });

  it('failures in a row are tried again after growing pauses, up to an hour, until one succeeds', () => {
    const pauses: number[] = [];
    let data = freshData;
    for (let i = 0; i < 8; i++) {
      const end = afterRun(data, { counts: {}, problem: 'down' }, days(1), now);
      expect(end).toMatchObject({ status: 'retrying', data: { nextRunAt: end.nextAt.toISOString() } });
      pauses.push((end.nextAt.getTime() - now.getTime()) / minutes(1));
      data = end.data;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    const recovered = afterRun(data, { counts: {} }, days(1), now);
    expect(recovered).toMatchObject({ status: 'idle', data: { failures: 0, lastError: { message: 'down' } } });
    expect(afterRun(recovered.data, { counts: {}, problem: 'down' }, days(1), now).data.failures).toBe(1);
  });

  it('counts are those of the last run, totals those of all', () => {
    const first = afterRun(freshData, { counts: { sent: 2, failed: 1 }, standing: { waiting: 4 } }, 1, now).data;
    const second = afterRun(first, { counts: { sent: 3 } }, 1, now).data;
    expect(second).toMatchObject({ counts: { sent: 3 }, totals: { sent: 5, failed: 1 }, standing: {}, runs: 2 });
  });
});
