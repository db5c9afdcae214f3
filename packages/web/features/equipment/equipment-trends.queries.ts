import { equipmentTrends } from '@assay/contract/equipment-trends';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const equipmentTrendsQuery = (id: string) =>
  queryOptions({
    queryKey: ['equipments', 'trends', id],
    queryFn: ({ signal }) => call(equipmentTrends.list, { params: { id }, signal }),
  });
