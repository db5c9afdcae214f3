import { texts } from '../../ui/texts.ts';

export const t = texts({
  inspections: 'Inspections',
  search: 'Search inspections',
  failed: 'The inspections could not be loaded',
  empty: 'There are no inspections yet',
  emptyText: 'Inspections of this customer’s machines will be listed here.',
});
