import { texts } from '../../../ui/texts.ts';

export const t = texts({
  scan: 'Scan its code',
  title: 'Scan the code on the machine',
  lead: 'Hold the QR label or the barcode of the serial number into the picture.',
  view: 'What the camera sees',
  refused: 'The camera was not allowed. Allow it in the settings of the browser, or type the serial number.',
  none: 'There is no camera that can be used here. Type the serial number.',
  insecure: 'Cameras work on secure addresses (https) alone. Type the serial number.',
  typed: 'Or type the serial number',
  look: 'Look it up',
  looking: 'Looking for the machine',
  failed: 'The machine could not be looked up',
  unknown: 'No machine is known by the serial number {serialNumber}.',
  unknownLabel: 'The machine of this label is not known here, or belongs to another company.',
  add: 'Add this machine',
  again: 'Try again',
});
