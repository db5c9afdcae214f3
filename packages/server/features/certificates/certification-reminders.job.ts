import { daysUntil, dueCertificates } from '@assay/domain/reminders/due-reminder';
import { dayOf, hours, listDay } from '@assay/domain/time';
import type pg from 'pg';
import { type Db, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { Service } from '../../jobs/service.ts';
import { type NewMail, queueMail } from '../mail/mail.queries.ts';
import {
  certificatesEndingSoon,
  type EndingCertificate,
  noteCertificationReminders,
} from './certification-reminders.queries.ts';

interface ReminderDeps {
  db: Db;
  pool: pg.Pool;
  appName: string;
}

type Due = EndingCertificate & { days: number };

const inDays = (left: number): string => (left === 0 ? 'today' : left === 1 ? 'in 1 day' : `in ${left} days`);

function reminderMail(appName: string, due: readonly Due[], today: string): NewMail {
  const [first] = due;
  const subject =
    due.length === 1
      ? `Your certificate for ${first?.familyName} expires on ${listDay(first?.expiresOn ?? today)}`
      : `${due.length} of your certificates expire soon`;
  const lines = due.map(
    ({ familyName, expiresOn }) =>
      `${familyName}: expires on ${listDay(expiresOn)}, ${inDays(daysUntil(expiresOn, today))}`,
  );
  const end = `Ask your certification manager to renew ${due.length === 1 ? 'it' : 'them'} in time: ${appName} warns when an inspection is started without a valid certificate.`;
  return { to: [first?.email ?? ''], subject, text: ['Hello,', lines.join('\n'), end].join('\n\n') };
}

/** Notes and mails the reminders of one person in one transaction; answers how many certificates they are about. */
const remind = ({ pool, appName }: ReminderDeps, due: readonly Due[], now: Date): Promise<number> =>
  inTransaction(pool, nobody, async (whole) => {
    const db = withoutScopedTables(whole);
    const noted = await noteCertificationReminders(db, due, now);
    const ours = due.filter(({ id }) => noted.has(id));
    if (ours.length > 0) await queueMail(db, reminderMail(appName, ours, dayOf(now)), now);
    return ours.length;
  });

/** Reminds people of their certificates 60, 30 and 7 days before they end, each time once. */
export const certificationReminders = (deps: ReminderDeps): Service => ({
  id: 'certification-reminders',
  about: 'Reminds people 60, 30 and 7 days before their certificates expire.',
  every: hours(6),
  run: async ({ now, report }) => {
    const today = dayOf(now());
    const ending = await certificatesEndingSoon(deps.db, now());
    const people = [...Map.groupBy(ending, ({ userId }) => userId).values()];
    const counts = { reminders: 0, certificates: 0 };
    for (const [done, certificates] of people.entries()) {
      await report({ done, of: people.length });
      const due = dueCertificates(certificates, today);
      const reminded = due.length > 0 ? await remind(deps, due, now()) : 0;
      counts.certificates += reminded;
      if (reminded > 0) counts.reminders += 1;
    }
    return { counts };
  },
});
