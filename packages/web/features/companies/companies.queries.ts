import { companies } from '@assay/contract/companies';
import { call } from '../../api/call.ts';
import { matching } from '../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../ui/picker/SearchPicker.tsx';

/** They are few, and come all at once. */
export const companyChoices: ChoiceSource = {
  key: ['companies'],
  find: async (search, signal) => matching(await call(companies.list, { signal }), search),
};
