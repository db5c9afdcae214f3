import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Summary of action points',
  summary: 'Summary',
  OptimizationTarget: 'Optimization targets',
  ShortTerm: 'Short term',
  LongTerm: 'Long term',
  none: 'No action point yet.',
  add: 'Add to {list}',
  one: '{list} {number}',
  text: 'What to do',
  led: 'Saved with “{where}:” before it',
  term: 'Term',
  save: 'Save',
  failed: 'The action point was not saved',
  textMissing: 'Enter what to do',
  textOnlyWhere: 'Enter what to do, too: so far it says only where',
  remove: 'Delete {name}',
  removeTitle: 'Delete the action point?',
  removeConfirm: 'Delete action point',
});
