import { texts } from '../../ui/texts.ts';

export const t = texts({
  rating: 'Rating',
});
