import type pg from 'pg';
import { withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { JobPayloads } from '../../jobs/job-names.ts';
import { findAccount, findAccountByEmail } from './external-users.queries.ts';
import { sendPasswordLink } from './send-password-link.ts';

/** Looks for the account after the request was answered: how long that took says nothing about who exists. */
export const runPasswordLink =
  (deps: { pool: pg.Pool; appName: string; clock: () => Date }) =>
  (request: JobPayloads['passwordLink']): Promise<void> =>
    inTransaction(deps.pool, nobody, async (whole) => {
      const db = withoutScopedTables(whole);
      const account =
        'email' in request ? await findAccountByEmail(db, request.email) : await findAccount(db, request.id);
      if (account) await sendPasswordLink(db, { ...request, appName: deps.appName }, account, deps.clock());
    });
