import { texts } from '../../../ui/texts.ts';

export const t = texts({
  is: 'is',
  isNot: 'is not',
  above: 'is above',
  atLeast: 'is at least',
  below: 'is below',
  atMost: 'is at most',
  contains: 'contains',
  oneOf: 'is one of',
  answered: 'has an answer',
  unanswered: 'has no answer',
  sentence: '{name} {operator} {value}',
  shownWhen: 'Shown when {conditions}',
  and: ' and ',
  or: ' or ',
});
