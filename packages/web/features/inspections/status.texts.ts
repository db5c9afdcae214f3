import { texts } from '../../ui/texts.ts';

export const t = texts({
  missing: 'What is missing',
  missingAt: '{point}: {message}',
  editStatus: 'Edit status',
  editQuestion: 'Do you really want to change the status from In use to Waiting?',
  editConfirm: 'Change to Waiting',
  editFailed: 'The status was not changed',
  edited: 'The inspection was submitted and waits for review.',
});
