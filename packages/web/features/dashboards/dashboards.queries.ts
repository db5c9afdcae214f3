import { dashboards } from '@assay/contract/dashboards';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const noun = ['dashboards'] as const;

/** Those without inspections are left out unless one asks for them. */
export const servicedCustomersQuery = (includeAll: boolean) =>
  queryOptions({
    queryKey: [...noun, 'customers', includeAll],
    queryFn: ({ signal }) =>
      call(dashboards.servicedEquipment, { query: { onlyIncludeServiced: !includeAll }, signal }),
    placeholderData: keepPreviousData,
  });

export const servicedCompaniesQuery = queryOptions({
  queryKey: [...noun, 'companies'],
  queryFn: ({ signal }) => call(dashboards.companiesServicedEquipment, { signal }),
});

export const servicedMonthsQuery = queryOptions({
  queryKey: [...noun, 'months'],
  queryFn: ({ signal }) => call(dashboards.servicedByMonth, { signal }),
});
