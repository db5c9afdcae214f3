import type pg from 'pg';
import { withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { JobPayloads } from '../../jobs/job-names.ts';
import { findAccount, findAccountByEmail } from './external-users.queries.ts';
import { sendPasswordLink } from './password-mail.ts';

/** Looks for the account after the request was answered, so that the time of the answer reveals nothing about accounts. */
export const runPasswordLink =
  (deps: { pool: pg.Pool; appName: string; clock: () => Date }) =>
  (request: JobPayloads['passwordLink']): Promise<void> =>
    inTransaction(deps.pool, nobody, async (whole) => {
      const db = withoutScopedTables(whole);
      const account =
        'email' in request ? await findAccountByEmail(db, request.email) : await findAccount(db, request.id);
      if (account) await sendPasswordLink(db, { ...request, appName: deps.appName }, account, deps.clock());
    });
