import { texts } from '../../../ui/texts.ts';

export const t = texts({
  points: 'Inspection points',
  search: 'Search points',
  type: 'Inspection type',
  anyType: 'All inspection types',
  byProduct: 'Filter by product',
  family: 'Product family',
  model: 'Product model',
  anyFamily: 'All families',
  anyModel: 'All models',
  failed: 'The points could not be loaded',
  none: 'There are no points yet',
  noneText: 'Create the first one under "New point".',
  nothing: 'No point matches',
  nothingText: 'Try fewer words or other filters.',
  count: { one: '{count} point', other: '{count} points' },
  found: { one: '{found} of {count} point', other: '{found} of {count} points' },
  faulty: 'With a faulty regular expression ({count})',
  outdated: '{language}: the translation is outdated',
  translated: '{language}: translated',
  more: '+{count}',
});
