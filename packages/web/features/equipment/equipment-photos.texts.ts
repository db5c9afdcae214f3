import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Photos',
  none: 'No photos of this equipment yet',
  failed: 'The photos could not be loaded',
  choose: 'Choose photos',
  hint: 'JPEG or PNG, up to 25 MB each, at most {most} for an equipment',
  removeTitle: 'Remove photo',
  removeText: 'Remove {name} from this equipment?',
  remove: 'Remove photo',
  full: {
    one: 'This equipment has its {count} photo. Remove it to add another.',
    other: 'This equipment has its {count} photos. Remove one to add another.',
  },
});
