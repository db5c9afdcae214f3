import { texts } from '../ui/texts.ts';

export const t = texts({
  authorizing: 'Authorizing.....',
  noPermission: 'Your permissions are not enough for seeing this page.',
  noPermissionHint: 'You are signed in as {email}. An administrator can give you the rights.',
  debugHint: 'You are signed in as {email} with a debug token, which cuts your rights to the groups that it names.',
  mayOpen: 'You may open:',
  noGroups:
    'You are signed in as {email}, and your account has no work group yet. An administrator adds it to the groups of your work; then sign in again.',
  whomToAsk: 'Whom to ask',
  noPermissionTitle: 'No permission',
  logOut: 'Log out',
  notFoundTitle: 'There is no page at this address',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  home: 'Go to My page',
  skip: 'Skip to the content',
  pages: 'Pages',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  personMenu: 'Your menu: {email}',
  personMenuHint: 'Your account, colours and language',
  nothingListed: 'There is nothing here for you to open.',
});
