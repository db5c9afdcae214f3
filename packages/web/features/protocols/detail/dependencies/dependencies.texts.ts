import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  dependencies: 'Dependencies of {name}',
  pointsTo: '→',
  model: 'Equipment model',
  rule: 'Rule (JSON)',
  notJson: 'The rule is not JSON: look at line {line}, column {column}',
  save: 'Save rule',
  undo: 'Undo',
  saved: 'The rule of {name} was saved.',
  saveFailed: 'The rule was not saved',
  kept: 'What you typed is still here.',
  changedTitle: 'Somebody else changed this rule meanwhile',
  changedText: 'Nothing was saved. This is the rule now; what you typed is still below.',
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',
});
