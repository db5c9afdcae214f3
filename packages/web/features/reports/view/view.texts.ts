import { texts } from '../../../ui/texts.ts';

export const t = texts({
  version: 'Version',
  zone: 'Times in {zone}',
  versionOf: 'Version {version} · {day} · {name}',
  language: 'Language of the report',
  draftTitle: 'Draft',
  draftText: 'Not submitted yet. It changes as the work goes on.',
  olderTitle: 'An older version',
  olderText: 'This is version {version} of {newest}, as {name} saved it on {day}.',
  toNewest: 'Show the newest version',
  sentBackTitle: 'Returned for correction',
  sentBackText: 'Corrections show here once it is submitted again.',
  changes: 'What changed since version {version}',
  changesFailed: 'What changed could not be loaded',
  noChanges: 'Nothing that the report shows has changed.',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  untranslated: {
    one: '{count} text has no translation into {language} and stays English.',
    other: '{count} texts have no translation into {language} and stay English.',
  },
  typedStays: 'Summary, comments, findings and captions stay in the language that they were typed in.',
  untranslatedTexts: 'Which texts',
  place: '{outer} › {inner}',
});
