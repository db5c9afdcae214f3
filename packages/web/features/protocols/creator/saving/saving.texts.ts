import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  save: 'Save protocol',
  clear: 'Clear form',
  clearTitle: 'Clear form',
  clearQuestion: 'This protocol is not saved. Discard it and start with an empty form?',
  clearConfirm: 'Discard draft',
  saved: 'New Protocol saved!',
  failed: 'ERROR WITH SAVE',
  kept: 'Everything you entered is still here.',
  standsInTheWay: 'Before this can be saved:',
  refused: 'The server refused:',
  replaces: 'Replaces {name}',
  replacesText:
    'Saving retires the old protocol: new work starts with this one. Work that began with the old one keeps it.',
  copyOf: 'Copy of {name}',
  copyOfText: 'Both stay in use: give this one another name, type or product.',
  replaceInstead: 'Replace the old one',
  copyInstead: 'Keep both: save as a copy',
  loading: 'Loading the data for protocols',
  line: '{message} ({count})',
  keptHere: 'Kept in this browser',
  notKept: 'This browser cannot store your draft: save it before you leave',
});
