import { describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';

/** What holds of the certificates of the whole demo. */
export function testCertificates(app: () => TestApp): void {
  const rows = async (query: string) => (await app().pool.query(query)).rows;

  describe('the certificates of the demo', () => {
    it('are of people who are there; one has ended, and one ends within a month', async () => {
      expect(
        await rows(`select email from certified_user where lower(email) not in (select lower(email) from app_user)`),
      ).toEqual([]);
      const [counts] = await rows(`select count(*) filter (where expiration_date < current_date)::int as ended,
        count(distinct certified_user_id) filter (where expiration_date between current_date and current_date + 30)::int as ending
        from certification`);
      expect(counts).toEqual({ ended: 1, ending: 1 });
    });

    it('agree with what inspections were started with, some of which wait for review without a valid one', async () => {
      expect(
        await rows(`select i.id from inspection i join equipment e on e.id = i.equipment_id
          where coalesce(i.certificate = 'valid', false) <> exists (
            select from certification c join certified_user u on u.id = c.certified_user_id
            where lower(u.email) = lower((select email from app_user where id = i.inspector_id))
              and c.product_family_id = e.product_family_id
              and i.started_at::date between c.certification_date and c.expiration_date)`),
      ).toEqual([]);
      const marked = await rows(`select distinct status from inspection where certificate = 'expired'`);
      expect(marked.map(({ status }) => status)).toContain('Waiting');
      expect(await rows(`select id from inspection where certificate = 'none'`)).toEqual([]);
    });
  });
}
