import { texts } from '../../../ui/texts.ts';

export const t = texts({
  label: 'Protocols',
  search: 'Search protocols',
  types: 'Inspection types',
  anyType: 'All inspection types',
  anotherType: 'Add an inspection type',
  deletedOnes: 'Retired protocols',
  name: 'Name',
  own: 'Your company',
  type: 'Type',
  products: 'Products',
  created: 'Created (UTC)',
  deleted: 'Retired (UTC)',
  replaces: 'Replaces {name} of {day}',
  earlier: { one: 'and {count} before it', other: 'and {count} before it' },
  failed: 'The protocols could not be loaded',
  empty: 'There are no protocols yet',
  emptyText: 'Protocols that inspectors carry out on machines will be listed here.',
  add: 'New protocol',
  noneDeleted: 'No protocol has been deleted or replaced',
  noneDeletedText:
    'Deleted and replaced protocols are kept for the reports that were made with them, and can be copied.',
});
