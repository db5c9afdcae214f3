import { texts } from '../texts.ts';

export const t = texts({
  nothingFound: 'Nothing matches',
  more: 'The first {shown} of {count}. Type to find others.',
  onlyKept: 'No connection: only what is kept on this device can be chosen.',
  clear: 'Clear {label}',
  remove: 'Remove {name}',
});
