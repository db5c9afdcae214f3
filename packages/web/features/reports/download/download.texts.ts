import { texts } from '../../../ui/texts.ts';

export const t = texts({
  download: 'Download {name}',
  yours: 'Your language',
  making: 'The PDF of {name} is being made: {language}',
  saved: '{fileName} was downloaded.',
  failed: '{name} was not downloaded. {reason}',
});
