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
