import { texts } from '../../../ui/texts.ts';

export const t = texts({
  panes: 'What is shown',
  pointsPane: 'Points',
  protocolPane: 'Protocol ({count})',
  knownFailed: 'What protocols are made from could not be loaded',
  copyFailed: 'The protocol to copy could not be loaded',
  keptTitle: 'You had begun a protocol',
  keptText: '{name}: {extent}, last changed {moment}. It was not saved.',
  extent: '{points} in {categories}',
  points: { one: '{count} point', other: '{count} points' },
  categories: { one: '{count} category', other: '{count} categories' },
  unnamed: 'Without a name',
  keptContinue: 'Continue with the protocol you had not saved',
  keptDiscard: 'Discard',
});
