import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Contents',
  open: 'Contents',
  answered: '{answered}/{points}',
  answeredLabel: '{answered} of {points} answered',
  trouble: 'Not saved',
});
