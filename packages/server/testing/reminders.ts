import { dayOf, days, later } from '@assay/domain/time';
import type { TestApp } from './test-app.ts';

/** Every mail about an end, oldest first. */
export async function remindersIn(app: TestApp): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await app.db
    .selectFrom('mail')
    .select(['to_addresses', 'subject', 'body_text'])
    .where('subject', 'like', '%expire%')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ to_addresses, subject, body_text }) => ({ to: to_addresses.join(), subject, text: body_text }));
}

/** So many days after the day on which the app believes to be. */
export const dayFromNow = (app: TestApp, n: number): string => dayOf(later(app.now(), days(n)));
