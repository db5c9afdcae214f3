import { inspections } from '@assay/contract/inspections';
import { listAmount, listOrders } from '@assay/domain/constants';
import type { InspectionStatus } from '@assay/domain/inspections/status';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { ListDefaults } from '../../ui/list/list-state.ts';

export const inspectionSource = { endpoint: inspections.list, key: ['inspections'] };

/** One's own items stand ten to a page; other lists may share the page with them. */
export const ownInspectionDefaults = {
  sort: listOrders.inspections,
  amount: listAmount.own,
  prefix: 'reports',
} satisfies ListDefaults;

/** How many inspections there are of a kind, of those that the reader sees. */
export const inspectionCountQuery = (filter: { statuses: InspectionStatus[]; mineOnly?: boolean }) =>
  queryOptions({
    queryKey: [...inspectionSource.key, 'count', filter],
    queryFn: async ({ signal }) => (await call(inspections.list, { query: { ...filter, amount: 1 }, signal })).count,
  });
