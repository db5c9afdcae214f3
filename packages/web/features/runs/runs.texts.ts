import { texts } from '../../ui/texts.ts';

export const t = texts({
  rating: 'Rating',
  clearRating: 'Clear the rating',
  done: 'Include {group}',
  choose: '{group}: choose one',
  untitled: 'Category {number}',
  notTranslated: 'Not translated into {language}, shown in English: {texts}',
  notTranslatedMany: {
    one: 'Not translated into {language}, shown in English: {texts} and {count} more text',
    other: 'Not translated into {language}, shown in English: {texts} and {count} more texts',
  },
});
