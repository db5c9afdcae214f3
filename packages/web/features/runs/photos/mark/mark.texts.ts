import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Draw on {photo}',
  tool: 'What to draw',
  arrow: 'Arrow',
  circle: 'Circle',
  text: 'Text',
  words: 'Text',
  wordsHint: 'Type it, then tap where it goes. Enter puts it in the middle.',
  pad: '{photo}: drag to draw on it',
  failed: 'The photo could not be loaded.',
  retry: 'Retry',
  undo: 'Undo',
  save: 'Save drawing',
});
