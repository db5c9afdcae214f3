import { inspections } from '@assay/contract/inspections';
import { listAmount, listOrders } from '@assay/domain/constants';
import type { ListDefaults } from '../../ui/list/list-state.ts';

export const inspectionSource = { endpoint: inspections.list, key: ['inspections'], kept: true as const };

/** One's own items stand ten to a page; other lists may share the page with them. */
export const ownInspectionDefaults = {
  sort: listOrders.inspections,
  amount: listAmount.own,
  prefix: 'reports',
} satisfies ListDefaults;
