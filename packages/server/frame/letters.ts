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

/** What a mail says and brings, as of the moment that it leaves. */
export type Letter = Pick<OutgoingMail, 'text' | 'html' | 'attachments'>;

/** Rooms write what their own mail says at last: links and files that are there only when it leaves. */
export interface LetterWriter {
  /** Undefined for mail that is another's. */
  write: (db: Db, mail: DueMail, now: Date) => Promise<Letter | undefined>;
  /** Gives up mail that will never be ready; answers how many. */
  giveUp?: (db: Db, queuedBefore: Date) => Promise<number>;
}

/** A mail as it goes out; what nobody claims leaves as it was queued. */
export async function letterOf(db: Db, mail: DueMail, writers: readonly LetterWriter[], now: Date): Promise<Letter> {
  for (const { write } of writers) {
    const letter = await write(db, mail, now);
    if (letter) return letter;
  }
  return { text: mail.body_text, html: mail.body_html, attachments: [] };
}
