import type { dashboards } from '@assay/contract/dashboards';
import type { Handlers } from '../../http/frame/handlers.ts';
import {
  countServicedByCompany,
  countServicedByCustomer,
  countServicedByMonth,
  summarizeInspections,
} from './dashboards.queries.ts';

export const dashboardHandlers: Handlers<typeof dashboards> = {
  servicedEquipment: ({ db, scope, query, now }) =>
    countServicedByCustomer(db, scope, now, query.onlyIncludeServiced ?? false),
  companiesServicedEquipment: ({ db, scope, now }) => countServicedByCompany(db, scope, now),
  servicedByMonth: ({ db, scope, now }) => countServicedByMonth(db, scope, now),
  summary: ({ db, scope }) => summarizeInspections(db, scope),
};
