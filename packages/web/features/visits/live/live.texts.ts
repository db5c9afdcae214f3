import { texts } from '../../../ui/texts.ts';

export const t = texts({
  alsoHere: 'Also here',
  moreHere: { one: '{count} more: {names}', other: '{count} more: {names}' },
  more: '+{count}',
});
