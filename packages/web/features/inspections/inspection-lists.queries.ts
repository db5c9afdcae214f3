import { inspections } from '@assay/contract/inspections';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { ListDefaults } from '../../ui/list/list-state.ts';

export const inspectionSource = { endpoint: inspections.list, key: ['inspections'] };

/** One's own items stand ten to a page; other lists may share the page with them. */
export const ownInspectionDefaults = {
  sort: { key: 'inspectionDate', direction: 'desc' },
  amount: 10,
  prefix: 'reports',
} satisfies ListDefaults;

/** How many inspections wait for review, of those that the reader sees. */
export const waitingCountQuery = queryOptions({
  queryKey: [...inspectionSource.key, 'waiting'],
  queryFn: async ({ signal }) =>
    (await call(inspections.list, { query: { statuses: ['Waiting'], amount: 1 }, signal })).count,
});
