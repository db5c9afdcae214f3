import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Account } from './external-users.queries.ts';
import { queuePasswordMail } from './password-mail.queries.ts';

interface LinkPlace {
  appName: string;
  /** Where whoever requested the link reaches the app. */
  appUrl: string;
}

/** Mails a single-use link, in the transaction that asks for it. */
export async function sendPasswordLink(
  db: Db,
  { appName, appUrl }: LinkPlace,
  account: Account,
  now: Date,
): Promise<void> {
  const verb = account.password_hash ? 'Reset' : 'Set';
  const mail = {
    to: [account.email],
    subject: `${verb} your ${appName} password`,
    text: [`Hello ${account.name},`, `open this link to ${verb.toLowerCase()} your password for ${appName}:`].join(
      '\n\n',
    ),
  };
  await queuePasswordMail(db, mail, { userId: account.id, appUrl }, now);
  await recordEvent(db, { recordType: 'user', recordId: account.id, action: 'password link sent' });
}
