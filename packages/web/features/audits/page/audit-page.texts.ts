import { texts } from '../../../ui/texts.ts';

export const t = texts({
  audit: 'Audit',
  failed: 'The audit could not be loaded',
  refresh: 'Refresh',
  viewReport: 'View report',
  downloadPdf: 'Download PDF',
  finish: 'Finish',
  reopen: 'Reopen',
  finishedTitle: 'This audit is finished',
  finishedText: 'It can be read here, and changed after it is reopened.',
  stoppedTitle: 'Nothing more is saved',
  stoppedText: 'This audit was finished meanwhile. What is not saved is still shown here.',
  comments: 'Comments',
  comment: 'Comment',
  internalComment: 'Internal comment',
  internalHint: 'Staff only, never in the report',
  isAt: '{name}, at {place}',
});
