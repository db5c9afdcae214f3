import { type AuditItem, audits } from '@assay/contract/audits';
import { days } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { auditCount, runsOfLargest } from './plan-audits.ts';

/** What is true of the audits of a demo that was just loaded. */
export const testAudits = (app: () => TestApp) =>
  describe('the audits of the demo', () => {
    const list = async (as: CastName, query: Record<string, string> = {}) =>
      (await app().call(audits.list, { as, query: { amount: '200', ...query } })).body as {
        result: AuditItem[];
        count: number;
      };

    it('are forty over two years at working hours, some open and some finished, and nobody’s from outside', async () => {
      const { result, count } = await list('ada');
      expect(count).toBe(auditCount);
      const open = result.filter(({ finished }) => !finished);
      expect(open.length).toBeGreaterThan(4);
      expect(result.length - open.length).toBeGreaterThan(20);
      const times = result.map(({ inspectionDate }) => new Date(inspectionDate));
      for (const at of times) {
        expect(at.getUTCDay() % 6, at.toISOString()).not.toBe(0);
        expect(at.getUTCHours(), at.toISOString()).toBeGreaterThanOrEqual(5);
        expect(at.getUTCHours(), at.toISOString()).toBeLessThan(14);
        expect(at < app().now()).toBe(true);
      }
      const first = Math.min(...times.map((at) => at.getTime()));
      expect(app().now().getTime() - first).toBeGreaterThan(days(1.5 * 365));
      expect(app().now().getTime() - first).toBeLessThan(days(2.1 * 365));
      expect((await app().call(audits.list, { as: 'dina' })).status).toBe(404);
    });

    it('look at several crushers and screens; open ones are half done, finished ones wholly, and one is large', async () => {
      const { rows } = await app().pool.query<{
        finished: boolean;
        runs: number;
        points: number;
        answered: number;
        photos: number;
      }>(
        `select a.finished, count(distinct r.id)::int as runs, count(distinct s.id)::int as points,
         count(distinct s.id) filter (where s.answered)::int as answered, count(distinct p.id)::int as photos
       from audit a join run r on r.visit_id = a.id join result s on s.run_id = r.id
       left join result_photo p on p.result_id = s.id group by a.id`,
      );
      expect(rows).toHaveLength(auditCount);
      expect(Math.max(...rows.map(({ runs }) => runs))).toBe(runsOfLargest);
      expect(Math.min(...rows.map(({ runs }) => runs))).toBeGreaterThan(3);
      expect(rows.filter(({ photos }) => photos > 0).length).toBeGreaterThan(10);
      for (const { finished, points, answered } of rows) {
        expect(points).toBeGreaterThan(40);
        if (finished) expect(answered / points).toBeGreaterThan(0.8);
        else expect(answered / points).toBeLessThan(0.8);
      }
      const { rows: short } = await app().pool.query(
        `select p.name from protocol p join protocol_category c on c.protocol_id = p.id
         join protocol_point pp on pp.protocol_category_id = c.id
       where p.type in ('Audit_Site', 'Audit_Machine', 'Audit_Screen') and p.deleted_at is null
       group by p.id, p.name, p.type having count(*) < case p.type when 'Audit_Site' then 12 when 'Audit_Machine' then 17 else 15 end`,
      );
      expect(short).toEqual([]);
      const { rows: written } = await app().pool.query('select distinct type from suggestion order by type');
      expect(written.map(({ type }) => type)).toEqual(['LongTerm', 'OptimizationTarget', 'ShortTerm']);
    });
  });
