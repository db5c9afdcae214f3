import { fieldError, refuse } from '@assay/domain/problem';
import { hours } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../../db/pool.ts';
import type { Scope } from '../../../db/visible.ts';
import { type Throttle, throttle } from '../../../http/frame/throttle.ts';
import type { Person } from '../../../http/session/session.ts';
import type { InspectionRecord } from '../inspections.queries.ts';
import { findKnownAddresses } from '../mailing.queries.ts';

export interface MailSender {
  db: Db;
  scope: Scope;
  person: Person;
  now: Date;
  /** Whether external users mail to anybody; otherwise only to those who have to do with the inspection. */
  anyRecipient: boolean;
}

/** Addresses that reports are mailed to within an hour; no single person uses up what their company has. */
const mostPerHour = { person: 100, company: 500, provider: 5_000 } as const;

/** Refuses addresses that an external user has no reason to send a report to, naming each. */
export async function refuseStrangers(
  { db, scope, person, anyRecipient }: MailSender,
  record: InspectionRecord,
  addresses: readonly string[],
): Promise<void> {
  if (!person.external || anyRecipient) return;
  const known = new Set(await findKnownAddresses(db, scope, record.customer_id, addresses));
  for (const own of [record.contact_email, record.inspector_contact]) known.add(own.trim().toLowerCase());
  const errors = addresses.flatMap((address, place) =>
    known.has(address.trim().toLowerCase())
      ? []
      : [fieldError(`emailRecipients.${place}`, 'mail.stranger', { address })],
  );
  refuse(errors);
}

/** Counts the addresses in the transaction of the save, so that one that is refused or fails counts for nothing. */
export async function countRecipients({ db, person, now }: MailSender, count: number): Promise<void> {
  const bucket = (name: string, limit: number, whose: 'person' | 'company'): Throttle => ({
    bucket: `report-mail:${name}`,
    limit,
    windowMs: hours(1),
    cost: count,
    refusal: {
      code: 'mailLimit',
      inSeconds: (wait) => message(`mail.${whose}WaitSeconds`, { limit, count: wait }),
      inMinutes: (wait) => message(`mail.${whose}WaitMinutes`, { limit, count: wait }),
    },
  });
  const ofCompany = person.external ? mostPerHour.company : mostPerHour.provider;
  await throttle(
    db,
    [
      bucket(`person:${person.userId}`, mostPerHour.person, 'person'),
      bucket(`company:${person.companyId}`, ofCompany, 'company'),
    ],
    now,
  );
}
