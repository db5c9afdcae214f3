import { certificateReminders } from '@assay/domain/reminders/due-reminder';
import { dayOf, days, later } from '@assay/domain/time';
import { sql } from 'kysely';
import { type Db, forNobody } from '../../db/pool.ts';

export interface EndingCertificate {
  id: string;
  userId: string;
  email: string;
  productFamilyId: string;
  familyName: string;
  expiresOn: string;
  /** The reminders of this end that went out. */
  sent: number[];
}

const farthest = Math.max(...certificateReminders);

/**
 * Every certificate of those who have one that ends soon, since a longer one of the same family makes a reminder needless.
 * People who were removed from the list are left out, and those whose accounts are all closed.
 */
export const certificatesEndingSoon = (db: Db, now: Date): Promise<EndingCertificate[]> =>
  forNobody(db)
    .selectFrom('certification')
    .innerJoin('certified_user', 'certified_user.id', 'certification.certified_user_id')
    .innerJoin('product_family', 'product_family.id', 'certification.product_family_id')
    .select([
      'certification.id',
      'certified_user.id as userId',
      'certified_user.email',
      'certification.product_family_id as productFamilyId',
      'product_family.name as familyName',
      sql<string>`certification.expiration_date::text`.as('expiresOn'),
      sql<number[]>`array(
        select days from certification_reminder
        where certification_id = certification.id and expires_on = certification.expiration_date)`.as('sent'),
    ])
    .where('certified_user.deleted_at', 'is', null)
    .where(
      sql<boolean>`exists (
        select from certification as ending where ending.certified_user_id = certified_user.id
          and ending.expiration_date between ${dayOf(now)} and ${dayOf(later(now, days(farthest)))})`,
    )
    .where(
      sql<boolean>`coalesce((
        select bool_or(deleted_at is null and (expires_at is null or expires_at > ${now}))
        from app_user where lower(app_user.email) = lower(certified_user.email)), true)`,
    )
    .orderBy('certified_user.email')
    .orderBy('product_family.name')
    .execute();

interface Reminder {
  id: string;
  expiresOn: string;
  days: number;
}

/** Notes reminders that are about to go out; answers those that no other process has noted meanwhile. */
export const noteCertificationReminders = async (
  db: Db,
  reminders: readonly Reminder[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const noted = await forNobody(db)
    .insertInto('certification_reminder')
    .values(
      reminders.map(({ id, expiresOn, days: before }) => ({
        certification_id: id,
        expires_on: expiresOn,
        days: before,
        queued_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('certification_id')
    .execute();
  return new Set(noted.map(({ certification_id }) => certification_id));
};
