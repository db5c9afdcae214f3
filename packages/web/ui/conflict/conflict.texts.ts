import { texts } from '../texts.ts';

export const t = texts({
  title: 'Changed by somebody else meanwhile',
  titleBy: 'Changed by {name} meanwhile',
  lead: 'Nothing was overwritten. Choose what to keep, field by field, then save.',
  same: 'The other person saved the same values.',
  mine: 'Yours',
  theirs: 'Theirs',
  theirsBy: '{name}',
  allMine: 'Keep all of yours',
  allTheirs: 'Use all of theirs',
  empty: '(empty)',
  absent: '(not there)',
  save: 'Save these choices',
  back: 'Back to the form',
});
