import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { forgetAttempts } from '../../http/frame/throttle.queries.ts';
import { type Account, findAccountByEmail } from '../people/external-users.queries.ts';
import { accountBucket, passwordMatches } from '../people/passwords.ts';
import { createSession, type NewSession } from '../people/sessions.queries.ts';

const failed = () => new Problem('signedOut', message('signIn.failed'), { code: 'signInFailed' });

/** Says the same for an unknown address, a wrong password, and an account whose time is over. */
export async function checkPassword(db: Db, email: string, password: string, now: Date): Promise<Account> {
  const account = await findAccountByEmail(db, email);
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (!account || !matches) throw failed();
  if (account.expires_at && account.expires_at <= now)
    throw new Problem('forbidden', message('signIn.accountExpired'), {
      code: 'accountExpired',
    });
  return account;
}

export async function openPasswordSession(
  db: Db,
  account: Account,
  from: Pick<NewSession, 'userAgent' | 'address'>,
  now: Date,
): Promise<string> {
  // The account may have been removed, or its password changed, while the hash was being verified.
  const current = await findAccountByEmail(db, account.email);
  if (current?.id !== account.id || current.password_hash !== account.password_hash) throw failed();
  await forgetAttempts(db, accountBucket(account.email));
  return createSession(db, { userId: account.id, kind: 'password', ...from }, now);
}
