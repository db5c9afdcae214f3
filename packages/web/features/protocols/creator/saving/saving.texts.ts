import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  save: 'Save protocol',
  afresh: 'Start afresh',
  afreshTitle: 'Start afresh',
  afreshQuestion: 'What you have made here is not saved. Give it up and start with an empty protocol?',
  afreshConfirm: 'Give up this protocol',
  saved: 'New Protocol saved!',
  failed: 'ERROR WITH SAVE',
  kept: 'Everything that you made is still here.',
  standsInTheWay: 'Before this can be saved:',
  refused: 'The server refused:',
  loading: 'Loading what protocols are made from',
  line: '{message} ({count})',
  keptHere: 'Kept in this browser',
  notKept: 'This browser has no room to keep your work: save it before you leave',
});
