import type { externalUsers } from '@assay/contract/people';
import { isAcceptablePassword } from '@assay/domain/passwords';
import { fieldError, invalidField, Problem } from '@assay/domain/problem';
import { hours, minutes, oneYearAfter } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import { type Handlers, handler } from '../../http/handlers.ts';
import { networkOf } from '../../http/network-of.ts';
import { forgetAttempts } from '../../http/throttle.queries.ts';
import { enqueue } from '../../jobs/jobs.queries.ts';
import { findAccount, setPasswordHash } from './external-users.queries.ts';
import { usePasswordLink } from './password-links.queries.ts';
import { accountBucket, hashPassword } from './passwords.ts';
import { endSessionsOfUser } from './sessions.queries.ts';

const linkDead = () =>
  new Problem('unprocessable', message('password.linkExpired'), {
    code: 'linkExpired',
    errors: [fieldError('token', 'password.deadLink')],
  });

type Table = typeof externalUsers;

export const externalUserHandlers: Handlers<Table> = {
  setPassword: handler<Table['setPassword']>()({
    // Not by account: nobody guesses a link, and whoever knew the id could keep its owner out.
    throttle: ({ address }) => [{ bucket: `password:address:${networkOf(address)}`, limit: 60, windowMs: minutes(15) }],
    prepare: async ({ body }) => {
      if (!isAcceptablePassword(body.password)) throw invalidField('password', 'password.weak');
      return hashPassword(body.password);
    },
    run: async ({ db, params, body, prepared, now }) => {
      const account = await findAccount(db, params.id);
      if (!account || !(await usePasswordLink(db, account.id, body.token, now))) throw linkDead();
      await setPasswordHash(db, account.id, prepared, oneYearAfter(now), now);
      // Whoever holds the mailbox is not kept out by what others tried before.
      await forgetAttempts(db, accountBucket(account.email));
      await endSessionsOfUser(db, account.id, 'password changed', now);
      await recordEvent(db, { recordType: 'user', recordId: account.id, action: 'password set' });
      return {};
    },
  }),
  forgotPassword: handler<Table['forgotPassword']>()({
    throttle: ({ address, body }) => [
      { bucket: `forgot:address:${networkOf(address)}`, limit: 30, windowMs: hours(1) },
      {
        bucket: `forgot:account:${'email' in body ? body.email.toLowerCase() : body.id}`,
        limit: 5,
        windowMs: hours(1),
      },
    ],
    run: async ({ db, body, appUrl }) => {
      await enqueue(db, 'passwordLink', { ...body, appUrl: appUrl.href });
      return {};
    },
  }),
};
