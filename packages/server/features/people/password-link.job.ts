import type pg from 'pg';
import { withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { JobPayloads } from '../../jobs/job-names.ts';
import { findAccount, findAccountByEmail } from './external-users.queries.ts';
import { sendPasswordLink } from './send-password-link.ts';

/** Looks for the account after the request was answered: how long that took says nothing about who exists. */
export const runPasswordLink =
  (deps: { pool: pg.Pool; appName: string; clock: () => Date }) =>
  (asked: JobPayloads['passwordLink']): Promise<void> =>
    inTransaction(deps.pool, nobody, async (whole) => {
      const db = withoutScopedTables(whole);
      const account = 'email' in asked ? await findAccountByEmail(db, asked.email) : await findAccount(db, asked.id);
      if (account) await sendPasswordLink(db, { ...asked, appName: deps.appName }, account, deps.clock());
    });
