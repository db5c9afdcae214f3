import { listRequest } from '@assay/contract/lists';
import type { externalUsers } from '@assay/contract/people';
import { isAcceptablePassword } from '@assay/domain/passwords';
import { accountStatus } from '@assay/domain/people/account-status';
import { fieldError, invalidField, notFound, Problem } from '@assay/domain/problem';
import { hours, minutes, oneYearAfter } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { networkOf } from '../../http/addresses/network-of.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { forgetAttempts } from '../../http/frame/throttle.queries.ts';
import type { Person } from '../../http/session/session.ts';
import { enqueue } from '../../jobs/jobs.queries.ts';
import { findAccount, setPasswordHash } from './external-users.queries.ts';
import { readUser, shownUser, showUserHistory, wantedUser } from './manage-users.ts';
import {
  insertAccount,
  listManagedUsers,
  lockManagedUser,
  setDivisions,
  updateAccount,
} from './managed-users.queries.ts';
import { dropPasswordMails, endPasswordLinks, usePasswordLink } from './password-links.queries.ts';
import { sendPasswordLink } from './password-mail.ts';
import { accountBucket, hashPassword } from './passwords.ts';
import { endSessionsOfUser } from './sessions.queries.ts';

const linkDead = () =>
  new Problem('unprocessable', message('password.linkExpired'), {
    code: 'linkExpired',
    errors: [fieldError('token', 'password.deadLink')],
  });

type Table = typeof externalUsers;

interface Rules {
  appName: string;
  /** The provider's own domain, whose people use single sign-on instead. */
  domain: string;
}

async function userToWrite({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }) {
  const user = await lockManagedUser(db, scope, params.id);
  if (!user) throw notFound();
  return user;
}

/** Ends what the old address could open; the link to the new one shows that it belongs to the person. */
async function sendToNewAddress(
  db: Db,
  { appName, appUrl }: { appName: string; appUrl: string },
  id: string,
  now: Date,
) {
  await updateAccount(db, id, { password_hash: null });
  await endPasswordLinks(db, id);
  await dropPasswordMails(db, id);
  await endSessionsOfUser(db, id, 'address changed', now);
  const account = await findAccount(db, id);
  if (account) await sendPasswordLink(db, { appName, appUrl }, account, now);
}

/** Each of these calls sends a mail to an address that the caller chose. */
const mailsBy = ({ person }: { person: Person }) => [
  { bucket: `new-users:${person.userId}`, limit: 100, windowMs: hours(1) },
];

export const externalUserHandlers = ({ appName, domain }: Rules): Handlers<Table> => ({
  list: async ({ db, scope, query, now }) => {
    const { result, count } = await listManagedUsers(db, scope, listRequest(query), query.expiring ? now : null);
    return { result: result.map(shownUser), count };
  },
  create: handler<Table['create']>()({
    throttle: mailsBy,
    run: async ({ db, scope, body, now, appUrl }) => {
      const { fields, divisionIds } = await wantedUser({ db, scope, domain }, body, undefined);
      const id = await insertAccount(db, fields, now);
      await setDivisions(db, id, [], divisionIds);
      const account = await findAccount(db, id);
      if (account) await sendPasswordLink(db, { appName, appUrl: appUrl.href }, account, now);
      return readUser(db, scope, id);
    },
  }),
  update: handler<Table['update']>()({
    load: userToWrite,
    current: async (_work, record) => shownUser(record),
    run: async ({ db, scope, record, body, now, appUrl }) => {
      const { fields, divisionIds } = await wantedUser({ db, scope, domain }, body, record);
      await updateAccount(db, record.id, fields);
      if (fields.email !== record.email) await sendToNewAddress(db, { appName, appUrl: appUrl.href }, record.id, now);
      await setDivisions(db, record.id, record.division_ids, divisionIds);
      return readUser(db, scope, record.id);
    },
  }),
  delete: handler<Table['delete']>()({
    load: userToWrite,
    run: async ({ db, person, record, now }) => {
      if (record.id === person.userId) throw new Problem('conflict', message('person.yourself'), { code: 'yourself' });
      await updateAccount(db, record.id, { deleted_at: now });
      await endSessionsOfUser(db, record.id, 'deleted', now);
      return {};
    },
  }),
  activate: handler<Table['activate']>()({
    throttle: mailsBy,
    load: userToWrite,
    run: async ({ db, scope, record, now, appUrl }) => {
      const status = accountStatus(shownUser(record), now);
      const { name } = record;
      if (status === 'active')
        throw new Problem('conflict', message('person.notExpired', { name }), { code: 'notExpired' });
      await updateAccount(db, record.id, { activated_at: now, expires_at: oneYearAfter(now) });
      // Without a password, which a new address takes away too, the account is of no use without a link.
      const account = status === 'noPassword' && (await findAccount(db, record.id));
      if (account) await sendPasswordLink(db, { appName, appUrl: appUrl.href }, account, now);
      return readUser(db, scope, record.id);
    },
  }),
  history: handler<Table['history']>()({
    load: ({ db, scope, params }) => readUser(db, scope, params.id),
    run: ({ db, scope, record }) => showUserHistory(db, scope, record.id),
  }),
  setPassword: handler<Table['setPassword']>()({
    // Counted by address and not by account: nobody guesses a link, and a stranger with the id could keep its owner out.
    throttle: ({ address }) => [{ bucket: `password:address:${networkOf(address)}`, limit: 60, windowMs: minutes(15) }],
    prepare: async ({ body }) => {
      if (!isAcceptablePassword(body.password)) throw invalidField('password', 'password.weak');
      return hashPassword(body.password);
    },
    run: async ({ db, params, body, prepared, now }) => {
      const account = await findAccount(db, params.id);
      if (!account || !(await usePasswordLink(db, account.id, body.token, now))) throw linkDead();
      await setPasswordHash(db, account.id, prepared, oneYearAfter(now), now);
      // The owner of the mailbox is not kept out by the attempts of others.
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
});
