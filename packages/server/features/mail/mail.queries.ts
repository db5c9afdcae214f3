import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { DueMail } from '../../frame/mail-templates.ts';
import { wakeService } from '../../jobs/services.queries.ts';

export const emailOutboxId = 'email-outbox';

export interface NewMail {
  to: string[];
  subject: string;
  text: string;
  html?: string;
  /** A second mail with the same key is not written. */
  dedupeKey?: string;
}

/** Writes a mail in the transaction that caused it, whose commit wakes the sender; answers its id, if it is new. */
export async function queueMail(db: Db, mail: NewMail, now: Date): Promise<string | undefined> {
  const written = await db
    .insertInto('mail')
    .values({
      id: newId(now.getTime()),
      dedupe_key: mail.dedupeKey ?? null,
      to_addresses: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  await wakeService(db, emailOutboxId);
  return written?.id;
}

/** True once a mail may go out: one that brings a report waits until that is made. */
const isReady = sql<boolean>`not exists (
  select from report_mail join report_file using (visit_id, version, language)
  where report_mail.mail_id = mail.id and report_file.file_id is null)`;

/** Claims the next due mail until the lease ends: a process that dies while sending leaves it to another. */
export async function claimDueMail(db: Db, now: Date, leaseEnds: Date): Promise<DueMail | undefined> {
  const due = db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<=', now)
    .where(isReady)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mail')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: leaseEnds })
    .where('id', 'in', due)
    .returning(['id', 'to_addresses', 'subject', 'body_text', 'body_html', 'attempts', 'created_at'])
    .executeTakeFirst();
}

export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('mail').set({ state: 'sent', sent_at: now, last_error: null }).where('id', '=', id).execute();
}

export async function postponeMail(db: Db, id: string, until: Date, error: string): Promise<void> {
  await db.updateTable('mail').set({ next_attempt_at: until, last_error: error }).where('id', '=', id).execute();
}

export async function markMailFailed(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('mail').set({ state: 'failed', last_error: error }).where('id', '=', id).execute();
}

/** The moment at which the next queued mail is due, if there is any. */
export async function nextMailDue(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('mail')
    .select('next_attempt_at')
    .where('state', '=', 'queued')
    .where(isReady)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}

export async function countWaitingMail(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return count;
}

/** The next in turn of the mail that could not be handed over and is tried again. */
export const findPostponedMail = (db: Db) =>
  db
    .selectFrom('mail')
    .select(['to_addresses as to', 'last_error as lastError'])
    .where('state', '=', 'queued')
    .where('last_error', 'is not', null)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** An admin who has fixed the mail server does not want to wait for the end of a pause. */
export async function makeMailDue(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ next_attempt_at: now })
    .where('state', '=', 'queued')
    .where('next_attempt_at', '>', now)
    .where('last_error', 'is not', null)
    .execute();
}
