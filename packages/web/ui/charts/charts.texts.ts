import { texts } from '../texts.ts';

export const t = texts({
  withUnit: '{title} ({unit})',
  valueWithUnit: '{value} {unit}',
  spoken: '{value}, {day}, {inspection}',
  spokenOf: '{line}: {value}, {day}, {inspection}',
  values: 'Values',
  valuesOf: 'Values of {title}',
  line: 'Line',
  value: 'Value',
  day: 'Date (UTC)',
  inspection: 'Inspection',
});
