import { texts } from '../../../ui/texts.ts';

export const t = texts({
  version: 'Version',
  versionOf: 'Version {version} · {day} · {name}',
  language: 'Language of the report',
  draftTitle: 'Draft',
  draftText: 'It has not been submitted yet. What stands here changes with the work.',
  olderTitle: 'An older version',
  olderText: 'This is version {version} of {newest}, as {name} saved it on {day}.',
  toNewest: 'Show the newest version',
  sentBackTitle: 'Sent back to be mended',
  sentBackText: 'What is mended shows here once it is submitted again.',
  changes: 'What changed since version {version}',
  changesFailed: 'What changed could not be loaded',
  noChanges: 'Nothing that the report shows has changed.',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  place: '{outer} › {inner}',
});
