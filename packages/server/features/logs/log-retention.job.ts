import { days, later, monthsBefore } from '@assay/domain/time';
import type { WholeDb } from '../../db/pool.ts';
import type { Service } from '../../jobs/service.ts';
import {
  deleteLinesWithoutMonth,
  deleteOld,
  deleteVisitChanges,
  dropMonth,
  emptyOldMail,
  listOldMonths,
  logTables,
} from './log-retention.queries.ts';

type Sweep = (db: WholeDb, before: Date) => Promise<number>;

/** Other rows that go, with the days after which nothing needs them any more. */
const sweeps: Record<string, { days: number; sweep: Sweep }> = {
  idempotencyKeys: { days: 7, sweep: deleteOld.idempotencyKeys },
  throttles: { days: 1, sweep: deleteOld.throttles },
  sessions: { days: 30, sweep: deleteOld.sessions },
  passwordLinks: { days: 30, sweep: deleteOld.passwordLinks },
  imports: { days: 30, sweep: deleteOld.imports },
  visitChanges: { days: 1, sweep: deleteVisitChanges },
  mailBodies: { days: 30, sweep: emptyOldMail },
};

/** Keeps the logs for whole months, and removes rows that only take room. */
export const logRetention = (db: WholeDb, months: number): Service => ({
  id: 'log-retention',
  about: `Drops log lines older than ${months} months, and keys, sessions, links, imports and mail texts that nobody needs any more.`,
  every: days(1),
  run: async ({ now, report }) => {
    const before = monthsBefore(now(), months);
    const counts: Record<string, number> = { logMonths: 0, logLines: 0 };
    const count = async (name: string, sweep: () => Promise<number>) => {
      for (let swept = -1; swept !== 0; ) {
        swept = await sweep();
        counts[name] = (counts[name] ?? 0) + swept;
        await report({ done: Object.values(counts).reduce((sum, one) => sum + one, 0) });
      }
    };
    for (const log of logTables) {
      for (const month of await listOldMonths(db, log, before)) {
        await dropMonth(db, month);
        counts.logMonths = (counts.logMonths ?? 0) + 1;
      }
      await count('logLines', () => deleteLinesWithoutMonth(db, log, before));
    }
    for (const [name, { days: kept, sweep }] of Object.entries(sweeps))
      await count(name, () => sweep(db, later(now(), -days(kept))));
    return { counts };
  },
});
