import type { ServiceData } from '@assay/contract/background-services';
import type { WorkStatus } from '@assay/domain/background-services';
import { earlier, growingPause, hours, later } from '@assay/domain/time';
import type { Outcome } from './service.ts';

const longestPause = hours(1);

export const freshData: ServiceData = {
  startedAt: null,
  endedAt: null,
  nextRunAt: null,
  runs: 0,
  failures: 0,
  counts: {},
  totals: {},
  standing: {},
  progress: null,
  lastError: null,
  note: null,
};

function added(totals: ServiceData['totals'], counts: ServiceData['counts']): ServiceData['totals'] {
  const sum = { ...totals };
  for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export interface AfterRun {
  status: WorkStatus;
  data: ServiceData;
  nextAt: Date;
}

/** Answers the state after a run: a failed one is tried again after a growing pause, unless the work knows better. */
export function afterRun(before: ServiceData, outcome: Outcome, every: number, now: Date): AfterRun {
  const { counts, standing = {}, problem, note = null } = outcome;
  const failures = problem === undefined ? 0 : before.failures + 1;
  const pause = failures > 0 ? growingPause(failures, longestPause) : every;
  const regular = later(now, pause);
  const nextAt = failures > 0 ? (outcome.nextAt ?? regular) : earlier(outcome.nextAt ?? regular, regular);
  return {
    status: failures > 0 ? 'retrying' : 'idle',
    nextAt,
    data: {
      ...before,
      endedAt: now.toISOString(),
      nextRunAt: nextAt.toISOString(),
      runs: before.runs + 1,
      failures,
      counts,
      totals: added(before.totals, counts),
      standing,
      progress: null,
      lastError: problem === undefined ? before.lastError : { at: now.toISOString(), message: problem.slice(0, 4_000) },
      note,
    },
  };
}
