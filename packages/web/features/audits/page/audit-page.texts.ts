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
  stoppedText: 'This audit was finished meanwhile. Files on their way to it were not saved.',
  keptText:
    'This audit was finished while you were typing, so this is not part of it. It stays here until you dismiss it; once the audit is reopened, it can be put in again.',
  keptTextOpen: 'This audit was finished while you were typing, and is open again. Put it in again, or dismiss it.',
  pointOf: '{run}, {point}',
  noServer:
    'No connection: this needs the server. Answers, photos, comments and action points are kept here meanwhile, and machines that are kept on this device can be added.',
  notSentYet: 'The server does not have this audit yet. This can be done once it is sent.',
  addedRun: 'Added machine',
  comments: 'Comments',
  comment: 'Comment',
  internalComment: 'Internal comment',
  internalHint: 'Staff only, never in the report',
  isAt: '{name}, at {place}',
  isTyping: '{who}, typing',
  isTypingIn: '{who}, typing in {field}',
  oldTitle: {
    one: '{count} answer is as at the last visit, and nobody has confirmed it',
    other: '{count} answers are as at the last visit, and nobody has confirmed them',
  },
  oldInRun: '{run}, {text}',
  oldMore: { one: 'and {count} more', other: 'and {count} more' },
});
