import { inspectionPoints } from '@assay/contract/points';
import { call } from '../../../api/call.ts';
import { matching } from '../../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../../ui/picker/SearchPicker.tsx';

/** The points that are made to be added while work is under way. */
export const customPointChoices: ChoiceSource = {
  key: ['inspectionPoints', 'custom'],
  find: async (search, signal) => {
    const every = await call(inspectionPoints.list, { signal });
    return matching(
      every.filter(({ kind }) => kind === 'custom'),
      search,
    );
  },
};
