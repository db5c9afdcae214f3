import { texts } from '../../../ui/texts.ts';

export const t = texts({
  title: 'Labels',
  lead: { one: '{count} label', other: '{count} labels' },
  leftOut: 'The first {shown} of {all}. Narrow the list to print the others.',
  print: 'Print',
  failed: 'The labels could not be loaded',
  none: 'No machine is in the list. Take filters away to print labels.',
  sheet: 'Sheet of labels',
  code: 'QR code of {name}',
});
