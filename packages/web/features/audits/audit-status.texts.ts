import { texts } from '../../ui/texts.ts';

export const t = texts({
  finishTitle: 'Finish the audit {name}?',
  finishText: 'Finished audit can not be edited any more',
  canReopen: 'You can reopen it later: it is edited again then, and finished with a new version of its report.',
  open: {
    one: '{count} point is still open. The report shows it as it is.',
    other: '{count} points are still open. The report shows them as they are.',
  },
  finishConfirm: 'Finish audit',
  finishFailed: 'The audit was not finished',
  alsoHere: 'Also working on it',
  theirUnsaved:
    'What they have not saved by then is not part of it. They can copy it, and put it in again once the audit is reopened.',
  unsavedFirst: 'Something is not saved yet, so nothing was finished. Try again once everything is saved.',
  isFinished: '{name} is finished.',
  reopenTitle: 'Reopen the audit {name}?',
  reopenText: 'Once opened, the audit can be edited again',
  reopenConfirm: 'Reopen audit',
  reopenFailed: 'The audit was not reopened',
  isOpen: '{name} is open again.',
});
