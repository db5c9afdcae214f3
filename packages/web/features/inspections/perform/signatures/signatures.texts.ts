import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  inspector: 'Inspector',
  customer: 'Customer',
  inspectedBy: 'Inspected and tested by',
  approvedBy: 'Approved by',
  name: 'Name of the signer',
  pad: 'Draw the signature here, {role}',
  hint: 'Draw with a finger, a pen or the mouse.',
  clear: 'Clear',
  sign: 'Sign',
  signed: 'Signed by {name}, {date}',
  signature: 'Signature of {name}',
  again: 'Sign again',
  cancel: 'Keep the signature',
  remove: 'Remove the signature',
  removeTitle: 'Remove the signature',
  removeText: 'Remove the signature of {name}?',
  nameMissing: 'Enter the name of the signer',
  drawingMissing: 'Draw the signature first.',
  none: 'Not signed.',
  file: 'Signature',
});
