import { texts } from '../../../ui/texts.ts';

export const t = texts({
  mark: { one: '{count} inspection came back from review', other: '{count} inspections came back from review' },
  sentBack: 'Returned for correction',
  finished: 'Finished',
});
