import { texts } from '../texts.ts';

export const t = texts({
  title: 'Changed by somebody else meanwhile',
  lead: 'Nothing was overwritten. Choose what to keep, field by field, then save.',
  same: 'What you want to save is what the other person has saved.',
  mine: 'Yours',
  theirs: 'Theirs',
  allMine: 'Take all of yours',
  allTheirs: 'Take all of theirs',
  empty: '(empty)',
  absent: '(not there)',
  save: 'Save these choices',
  back: 'Back to the form',
});
