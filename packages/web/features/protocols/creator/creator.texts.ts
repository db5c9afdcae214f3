import { texts } from '../../../ui/texts.ts';

export const t = texts({
  panes: 'Shown',
  pointsPane: 'Points',
  protocolPane: 'Protocol ({count})',
  knownFailed: 'The data for protocols could not be loaded',
  openSaved: 'Open {name}, which you have just saved',
  copyFailed: 'The protocol to copy could not be loaded',
  keptTitle: 'You have an unsaved draft',
  keptText: '{name}: {extent}, last changed {moment}. It was not saved.',
  extent: '{points} in {categories}',
  points: { one: '{count} point', other: '{count} points' },
  categories: { one: '{count} category', other: '{count} categories' },
  unnamed: 'Without a name',
  keptContinue: 'Resume draft',
  keptDiscard: 'Discard draft',
  keptQuestion: 'This draft was never saved. Discard it for good?',
});
