import { texts } from '../../../ui/texts.ts';

export const t = texts({
  created: 'added the user {name}',
  removed: 'deleted the user {name}',
  divisionAdded: 'added the division {name}',
  divisionRemoved: 'removed the division {name}',
  division: 'Division',
  kind: 'Kind',
  groups: 'Groups',
  flags: 'Flags',
  language: 'Language',
  activated: 'Activation',
  expires: 'Expiry',
});
