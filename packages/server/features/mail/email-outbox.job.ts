import { days, growingPause, later, minutes } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import { contentOf, type DueMail, type MailTemplate } from '../../frame/mail-templates.ts';
import type { Service } from '../../jobs/service.ts';
import { type Mailer, MailRefused } from '../../providers/mail/mailer.ts';
import {
  claimDueMail,
  countWaitingMail,
  emailOutboxId,
  findPostponedMail,
  makeMailDue,
  markMailFailed,
  markMailSent,
  nextMailDue,
  postponeMail,
} from './mail.queries.ts';

const lease = minutes(5);
const giveUpAfter = days(3);

/** At most 4 hours: greylisting passes within the first few minutes. */
export const pauseAfter = (attempts: number): number => growingPause(attempts, minutes(240));

interface Delivery {
  end: 'sent' | 'postponed' | 'failed';
  error?: string;
}

interface Outbox {
  db: Db;
  mailer: Mailer;
  templates: readonly MailTemplate[];
}

async function deliver({ db, mailer, templates }: Outbox, mail: DueMail, now: Date): Promise<Delivery> {
  try {
    await mailer.send({
      id: mail.id,
      to: mail.to_addresses,
      subject: mail.subject,
      ...(await contentOf(db, mail, templates, now)),
      createdAt: mail.created_at,
    });
  } catch (reason) {
    const error = reason instanceof Error ? reason.message : String(reason);
    const tooOld = now.getTime() - mail.created_at.getTime() > giveUpAfter;
    const isFinal = reason instanceof MailRefused || tooOld;
    if (isFinal) await markMailFailed(db, mail.id, error);
    else await postponeMail(db, mail.id, later(now, pauseAfter(mail.attempts)), error);
    return { end: isFinal ? 'failed' : 'postponed', error };
  }
  await markMailSent(db, mail.id, now);
  return { end: 'sent' };
}

async function giveUpMail({ db, templates }: Outbox, queuedBefore: Date): Promise<number> {
  let count = 0;
  for (const { giveUp } of templates) count += giveUp ? await giveUp(db, queuedBefore) : 0;
  return count;
}

const failureText = (to: readonly string[], error: string | null | undefined): string =>
  `Mail to ${to.join(', ')}: ${error}`;

/** Sends everything that is due, and is woken by every new mail and when the next one is due. */
export const emailOutbox = (outbox: Outbox): Service => ({
  id: emailOutboxId,
  about: 'Sends the mail that waits; mail that cannot be handed over now is tried again for three days.',
  every: minutes(15),
  run: async ({ now, report }) => {
    const { db } = outbox;
    const counts = { sent: 0, postponed: 0, failed: await giveUpMail(outbox, later(now(), -giveUpAfter)) };
    let givenUp: string | undefined;
    for (let done = 0; ; done++) {
      await report({ done });
      const mail = await claimDueMail(db, now(), later(now(), lease));
      if (!mail) break;
      const { end, error } = await deliver(outbox, mail, now());
      counts[end]++;
      if (end === 'failed') givenUp = failureText(mail.to_addresses, error);
    }
    // As long as some is tried again there is a problem, also after a run that sent other mail only.
    const postponed = await findPostponedMail(db);
    const nextAt = await nextMailDue(db);
    return {
      counts,
      standing: { waiting: await countWaitingMail(db) },
      ...(postponed && { problem: failureText(postponed.to, postponed.lastError) }),
      ...(givenUp && { note: `Given up. ${givenUp}` }),
      ...(nextAt && { nextAt }),
    };
  },
  reset: makeMailDue,
});
