import { texts } from '../../ui/texts.ts';

export const t = texts({
  rating: 'Rating',
  done: 'Include {group}',
  choose: '{group}: choose one',
  untitled: 'Category {number}',
});
