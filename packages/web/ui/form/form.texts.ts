import { texts } from '../texts.ts';

export const t = texts({
  faults: 'Before this can be saved:',
  faultOf: '{field}: {message}',
  kept: 'Everything that you typed is still here.',
});
