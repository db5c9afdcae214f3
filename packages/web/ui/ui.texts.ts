import { texts } from './texts.ts';

export const t = texts({
  crumbs: 'Where this page is',
  moreActions: 'More actions',
  cancel: 'Cancel',
  retry: 'Retry',
  reload: 'Reload the page',
  loading: 'Loading...',
  close: 'Close',
  dropHere: 'Drop a file here, or',
  dropSeveral: 'Drop files here, or',
  leaveTitle: 'Unsaved changes',
  leaveQuestion: 'What you have changed here is not saved yet. Leave the page and lose it?',
  closeQuestion: 'What you have typed here is not saved yet. Close this and lose it?',
  leave: 'Leave and lose the changes',
  saveAndLeave: 'Save and leave',
  savedOnLeaving: 'Your changes were saved.',
  brokenTitle: 'Something went wrong on this page',
  brokenText: 'What was saved is safe. The error has been reported. Reload the page to go on.',
  network: 'There is no connection to the server. Check the network and try again.',
  unavailable: 'The server is busy or being restarted. Try again in a moment.',
  unexpected: 'The server could not do this. Try again; if it keeps failing, report this number: {requestId}',
  unexpectedPlain: 'This could not be done. Try again.',
  throttledSeconds: {
    one: 'Too many attempts. Try again in {count} second.',
    other: 'Too many attempts. Try again in {count} seconds.',
  },
  throttledMinutes: {
    one: 'Too many attempts. Try again in {count} minute.',
    other: 'Too many attempts. Try again in {count} minutes.',
  },
  throttled: 'Too many attempts. Try again later.',
});
