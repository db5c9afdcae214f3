import { texts } from '../../ui/texts.ts';

export const t = texts({
  rating: 'Rating',
  done: '{group} is done',
  choose: '{group}: choose one',
  untitled: 'Category {number}',
});
