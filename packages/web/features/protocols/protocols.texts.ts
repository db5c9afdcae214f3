import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Protocols',
  tabs: 'Find or build',
  listTab: 'Protocols',
  createTab: 'New protocol',
  anyProduct: 'Any product',
  hiddenProducts: 'Not found, or no access',
  oneMachine: 'one machine',
  others: { one: 'and {count} other', other: 'and {count} others' },
});
