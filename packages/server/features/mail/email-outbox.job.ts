import { days, later, minutes } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import { enqueue } from '../../jobs/jobs.queries.ts';
import { type Mailer, MailRefused } from '../../providers/mail/mailer.ts';
import { claimDueMail, type DueMail, markMailFailed, markMailSent, nextMailDue, postponeMail } from './mail.queries.ts';

const lease = minutes(5);
const giveUpAfter = days(3);

/** 1, 2, 4 ... minutes, at most 4 hours: greylisting passes within the first few. */
export const pauseAfter = (attempts: number): number => minutes(Math.min(2 ** (attempts - 1), 240));

async function deliver(db: Db, mailer: Mailer, mail: DueMail, now: Date): Promise<void> {
  try {
    await mailer.send({
      id: mail.id,
      to: mail.to_addresses,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      createdAt: mail.created_at,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const tooOld = now.getTime() - mail.created_at.getTime() > giveUpAfter;
    if (error instanceof MailRefused || tooOld) await markMailFailed(db, mail.id, message);
    else await postponeMail(db, mail.id, later(now, pauseAfter(mail.attempts)), message);
    return;
  }
  await markMailSent(db, mail.id, now);
}

/** Sends everything that is due, then asks to be woken when the next one is. */
export const emailOutbox = (db: Db, mailer: Mailer, clock: () => Date) => async (): Promise<void> => {
  for (;;) {
    const now = clock();
    const mail = await claimDueMail(db, now, later(now, lease));
    if (!mail) break;
    await deliver(db, mailer, mail, clock());
  }
  const next = await nextMailDue(db);
  if (next) await enqueue(db, 'email-outbox', {}, { key: 'email-outbox-next', runAt: next });
};
