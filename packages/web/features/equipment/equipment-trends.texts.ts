import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Trends',
  failed: 'The trends could not be loaded',
  none: 'Nothing was measured here yet. Each value of a submitted inspection becomes a point of a chart.',
  search: 'Search measurements',
  noMatch: 'No measurement is called like this.',
  showAll: 'Show all {count}',
  steady: '{count} steady and within limits',
  estimate: 'Estimated to reach {limit} on {date}',
  withUnit: '{value} {unit}',
  alt: 'Chart of {title} from {first} to {last}, newest value {value}',
});
