import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Trends',
  failed: 'The trends could not be loaded',
  none: 'No measurements yet. Values of submitted inspections are charted here.',
  search: 'Search measurements',
  noMatch: 'No measurement matches.',
  showAll: 'Show all {count}',
  steady: {
    one: '{count} measurement is steady and within limits',
    other: '{count} measurements are steady and within limits',
  },
  estimate: 'Expected to reach {limit} between {from} and {to}',
  limitAt: 'Limit {value}',
  criticalLimitAt: 'Critical limit {value}',
  withUnit: '{value} {unit}',
  alt: 'Chart of {title} from {first} to {last}, newest value {value}',
});
