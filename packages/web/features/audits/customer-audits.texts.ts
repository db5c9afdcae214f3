import { texts } from '../../ui/texts.ts';

export const t = texts({
  audits: 'Audits',
  search: 'Search audits',
  failed: 'The audits could not be loaded',
  empty: 'There are no audits yet',
  emptyText: 'Audits of this customer’s sites will be listed here.',
});
