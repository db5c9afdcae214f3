import { texts } from '../texts.ts';

export const t = texts({
  loading: 'Loading the picture',
  failed: 'The picture could not be loaded',
  retry: 'Retry',
  open: 'Open {name}',
  previous: 'Previous picture',
  next: 'Next picture',
  download: 'Download',
  remove: 'Remove {name}',
  position: '{place} of {count}',
});
