import { texts } from '../texts.ts';

export const t = texts({
  kept: 'Everything that you typed is still here.',
});
