import type { Db } from '../db/pool.ts';
import type { OutgoingMail } from '../providers/mail/mailer.ts';

export interface DueMail {
  id: string;
  to_addresses: string[];
  subject: string;
  body_text: string;
  body_html: string | null;
  attempts: number;
  created_at: Date;
}

/** The text and the files of a mail at the moment that it leaves. */
export type MailContent = Pick<OutgoingMail, 'text' | 'html' | 'attachments'>;

/** Completes the mail of a room as it leaves, since its links and files are made only then. */
export interface MailTemplate {
  /** Undefined for mail of another room. */
  write: (db: Db, mail: DueMail, now: Date) => Promise<MailContent | undefined>;
  /** Gives up mail that will never be ready; answers how many. */
  giveUp?: (db: Db, queuedBefore: Date) => Promise<number>;
}

/** A mail as it goes out; one that no template completes leaves as it was queued. */
export async function contentOf(
  db: Db,
  mail: DueMail,
  templates: readonly MailTemplate[],
  now: Date,
): Promise<MailContent> {
  for (const { write } of templates) {
    const content = await write(db, mail, now);
    if (content) return content;
  }
  return { text: mail.body_text, html: mail.body_html, attachments: [] };
}
