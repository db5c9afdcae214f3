import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Open from earlier visits',
  lead: { one: '{count} to deal with before submitting', other: '{count} to deal with before submitting' },
  allSaid: 'Nothing is left to deal with before submitting.',
  folded: { one: '{count} open from an earlier visit', other: '{count} open from earlier visits' },
  foldedSaid: {
    one: '{count} from an earlier visit, answered',
    other: '{count} from earlier visits, all answered',
  },
  foldedVerify: {
    one: '{count} reported done: say how you found it',
    other: '{count} reported done: say how you found them',
  },
  atPoint: 'Open from the visit on {day}',
  toVerify: 'Reported done: say how you found it. From the visit on {day}',
  answered: 'Answered: {answer}. From the visit on {day}',
  whatBecame: 'What became of {title}?',
  done: 'Done',
  foundDone: 'Found done',
  managerVerifies: 'A Manager verifies it on the page of the machine.',
  fixedOnSite: 'Fixed on site',
  stillOpen: 'Still open',
  void: 'Void',
  answer: 'What became of it',
  owner: 'Owner: {name}',
  due: 'Due {day}',
  overdue: 'Overdue since {day}',
});
