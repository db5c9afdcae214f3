import { texts } from '../../../ui/texts.ts';

export const t = texts({
  sections: 'Sections of the report',
  contents: 'Contents',
  photos: 'Photos',
  morePhotos: '+{count}',
  moreLabel: { one: 'Open the other photo', other: 'Open the other {count} photos' },
});
