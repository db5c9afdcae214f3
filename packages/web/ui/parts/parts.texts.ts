import { texts } from '../texts.ts';

export const t = texts({
  part: '{noun} {number}',
  up: 'Move {part} up',
  down: 'Move {part} down',
  forward: 'Move {part} forward',
  back: 'Move {part} back',
  remove: 'Remove {part}',
  drag: 'Drag {part}',
  moved: '{noun} moved to place {number} of {count}',
});
