import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Debug token',
  lead: 'See the application as someone with other groups would. A debug token never raises your own level.',
  groups: 'Groups',
  groupsHint: 'Without any group you see what a person without rights sees. End the token to get your own groups back.',
  setToken: 'SET TOKEN',
  end: 'End debug token',
  inUse: 'You use a debug token. What you see is cut to its groups.',
  off: 'Debug tokens are turned off here.',
  failed: 'The token was not set',
  done: 'Token set. You now have these groups: {groups}',
  noGroups: 'none',
  events: 'Admin events',
});
