import type { AccessRow } from './access-row.ts';

const managers = ['max', 'ada', 'dev'] as const;

/** The dashboards are the provider's: level 2 of its staff. The summary has a distributor admin's own inspections, too. */
export const dashboardAccess: Record<string, AccessRow> = {
  'dashboards.servicedEquipment': { who: managers },
  'dashboards.companiesServicedEquipment': { who: managers },
  'dashboards.servicedByMonth': { who: managers },
  'dashboards.summary': { who: [...managers, 'dora'] },
};
