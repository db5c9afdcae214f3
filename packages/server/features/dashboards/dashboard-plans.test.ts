import type { Endpoint } from '@assay/contract/base/endpoint';
import { dashboards } from '@assay/contract/dashboards';
import { equipments } from '@assay/contract/equipment';
import { beforeAll, describe, expect, it } from 'vitest';
import { explained, statementsOf } from '../../testing/explain.ts';
import { addManyVisits } from '../../testing/many-visits.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the dashboards of many visits', () => {
  const app = useTestApp();
  const plansOf = async (call: Endpoint, queries: RegExp, query: Record<string, string> = {}): Promise<string[]> => {
    const plans = await explained(app(), () => app().call(call, { as: 'max', query }), queries);
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  };

  beforeAll(async () => {
    await addManyVisits(app(), { machines: 2_000, visits: 12_000 });
  });

  it.each([
    ['customers', dashboards.servicedEquipment, /as "counted"/],
    ['companies', dashboards.companiesServicedEquipment, /as "counted"/],
    ['months', dashboards.servicedByMonth, /as "service"/],
  ] as const)('read the services of %s from their index alone', async (_what, call, queries) => {
    for (const plan of await plansOf(call, queries)) {
      expect(plan).toMatch(/Index Only Scan using inspection_serviced_ix/);
      expect(plan).not.toMatch(/Seq Scan on inspection\b/);
    }
  });

  it('sum inspections up from an index alone', async () => {
    const [sums = ''] = await plansOf(dashboards.summary, /group by "inspection"\."status"/);
    expect(sums).toMatch(/Index Only Scan using inspection_summary_ix/);
  });

  it('lead to lists that look at no inspection of another machine', async () => {
    const { rows } = await app().pool.query<{ id: string }>(`select id from customer where name = 'Quarry 7'`);
    const query = {
      customerId: rows[0]?.id ?? '',
      category: 'surface_drills',
      serviced: 'year',
      orderKey: 'serialNumber',
    };
    const sent = await statementsOf(() => app().call(equipments.query, { as: 'max', query }));
    // Whatever the list depends on: who asks, how the lists behind it stand, its length and its page.
    expect(sent).toHaveLength(4);
    for (const plan of await plansOf(equipments.query, / limit \$\d+ offset \$\d+/, query)) {
      expect(plan).not.toMatch(/Seq Scan on (inspection|equipment)\b/);
      expect(plan).toMatch(/equipment_customer_ix|equipment_serial_ix/);
    }
  });
});
