import { texts } from '../../ui/texts.ts';

export const t = texts({
  name: 'Name',
  customer: 'Customer',
  date: 'Inspection date (UTC)',
  inspector: 'Inspector',
  status: 'Status',
  open: 'Open',
  finished: 'Finished',
  newAudit: 'New audit',
  audits: 'Audits',
  showAll: 'Show all {count}',
  noneOfMachine: 'No audit has looked at this machine yet.',
});
