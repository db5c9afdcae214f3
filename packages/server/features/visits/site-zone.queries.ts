import { zoneOfCountry } from '@assay/domain/time-zones';
import { afterGuard, type Db } from '../../db/pool.ts';

/** The time zone of a site on a day: what somebody said of it, else what its country tells; none where neither does. */
export async function zoneOfSite(db: Db, siteId: string | null, at: Date): Promise<{ timeZone?: string }> {
  const site =
    siteId === null
      ? undefined
      : await afterGuard(db)
          .selectFrom('customer_site')
          .select(['country', 'time_zone'])
          .where('id', '=', siteId)
          .executeTakeFirst();
  const timeZone = site?.time_zone || zoneOfCountry(site?.country ?? '', at);
  return timeZone ? { timeZone } : {};
}

/** The zone that the times of a visit's report are told in. */
export async function zoneOfReport(
  db: Db,
  visit: { customer_site_id: string | null; inspection_date: Date },
): Promise<string> {
  const { timeZone = 'UTC' } = await zoneOfSite(db, visit.customer_site_id, visit.inspection_date);
  return timeZone;
}
