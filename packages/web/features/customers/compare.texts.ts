import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Compare customers',
  lead: 'Merging moves everything of the first customer to the second, which stays.',
  merge: 'MERGE',
  cancel: 'CANCEL',
  dialogTitle: 'Merge the two customers into one',
  name: 'Name',
  first: 'First customer',
  second: 'Second customer',
  field: 'Field',
  differs: 'differs',
  none: '–',
  failed: 'The customers could not be loaded',
  same: 'These two are the same customer',
  sameText: 'One of them was merged into the other already.',
  merged: 'The customers were merged into {name}.',
  mergeFailed: 'The customers were not merged',
  toList: 'All customers',
  toCustomer: 'Open the customer',
});
