import { texts } from '../../../ui/texts.ts';

export const t = texts({
  title: 'Look at this first',
  none: 'Nothing besides the ratings below: no value near its limits, nothing questioned, nothing left as at the last visit.',
  failed: 'What deserves a second look could not be loaded',
  oldSignature: {
    one: '{count} signature older than what the report says',
    other: '{count} signatures older than what the report says',
  },
  missingSignature: { one: '{count} signature missing', other: '{count} signatures missing' },
  signedBefore: '{name} signed version {version}, changed since',
  overLimit: { one: '{count} point outside its limits', other: '{count} points outside their limits' },
  nearLimit: { one: '{count} point near its limits', other: '{count} points near their limits' },
  fixedYetBad: {
    one: '{count} bad point of which something earlier is said to be done',
    other: '{count} bad points of which something earlier is said to be done',
  },
  keptSlip: { one: '{count} point questioned and kept', other: '{count} points questioned and kept' },
  prefilled: { one: '{count} answer as at the last visit', other: '{count} answers as at the last visit' },
  noPhoto: { one: '{count} bad point without a photo', other: '{count} bad points without a photo' },
  more: { one: 'and {count} more', other: 'and {count} more' },
  less: 'Show fewer',
  pause: { one: '{count} long pause', other: '{count} long pauses' },
  point: '{number}. {name}',
  withValue: '{point}: {value}',
  passed: '{point}: {value}, yet rated Ok',
  afterPause: { one: 'Before {point}: {count} minute', other: 'Before {point}: {count} minutes' },
});
