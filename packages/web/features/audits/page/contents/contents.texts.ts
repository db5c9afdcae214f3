import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Contents',
  open: 'Contents',
  done: '{done}/{all}',
  doneLabel: '{done} of {all} done',
  trouble: 'Not saved',
});
