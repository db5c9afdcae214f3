import { companies } from '@assay/contract/companies';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { matching } from '../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../ui/picker/SearchPicker.tsx';

/** They are few, and come all at once. */
export const companyChoices: ChoiceSource = {
  key: ['companies'],
  find: async (search, signal) => matching(await call(companies.list, { signal }), search),
};

/** The name of a company of those that one may see. */
export const companyNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'name', id],
    queryFn: async ({ signal }) => (await call(companies.list, { signal })).find((one) => one.id === id)?.name ?? '',
  });
