import type { Db } from '../../db/pool.ts';
import { queueMail } from '../mail/mail.queries.ts';
import type { Account } from './external-users.queries.ts';
import { createPasswordLink } from './password-links.queries.ts';

export interface LinkPlace {
  appName: string;
  publicUrl: URL;
}

/** Mails a single-use link, in the transaction that asks for it. */
export async function sendPasswordLink(db: Db, place: LinkPlace, account: Account, now: Date): Promise<void> {
  const purpose = account.password_hash ? 'reset' : 'set';
  const token = await createPasswordLink(db, account.id, purpose, now);
  const link = new URL('nosession/SetPassword', place.publicUrl);
  link.search = new URLSearchParams({ token, userId: account.id }).toString();
  const verb = purpose === 'set' ? 'Set' : 'Reset';
  await queueMail(
    db,
    {
      to: [account.email],
      subject: `${verb} your ${place.appName} password`,
      text: [
        `Hello ${account.name},`,
        `open this link to ${verb.toLowerCase()} your password for ${place.appName}:`,
        link.href,
        'The link works once, for 24 hours. If you did not ask for it, you need not do anything.',
      ].join('\n\n'),
    },
    now,
  );
}
