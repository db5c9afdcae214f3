import { texts } from '../texts.ts';

export const t = texts({
  nothingFound: 'Nothing matches',
  more: 'The first {shown} of {count}. Type to find others.',
  clear: 'Clear {label}',
  remove: 'Remove {name}',
});
