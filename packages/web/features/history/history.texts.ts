import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'History',
  hint: 'Newest first. Times are in UTC.',
  failed: 'The history could not be loaded',
  empty: 'Nothing has been recorded yet',
  somebody: 'The system',
  from: 'from',
  to: 'to',
  nothing: 'nothing',
  removed: 'removed',
  created: 'created',
  changed: 'changed',
  imported: 'imported',
  deleted: 'deleted',
  yes: 'yes',
  no: 'no',
  reordered: 'put in another order',
});
