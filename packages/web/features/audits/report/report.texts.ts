import { texts } from '../../../ui/texts.ts';

export const t = texts({
  report: 'Audit report',
  failed: 'The report could not be loaded',
  lead: 'Audit report, always in English',
  back: 'Back',
  downloadPdf: 'Download PDF',
  paper: 'Report of {name}',
  version: 'Version',
  zone: 'Times in {zone}.',
  draft: 'Draft of today',
  versionOf: 'Version {version} · {day}',
  finishedBy: 'Finished by {name}.',
  draftTitle: 'Draft',
  draftText: 'This audit is open. Its report changes as the work goes on.',
  olderTitle: 'An older version',
  olderText: 'This is version {version} of {newest}, as {name} finished it on {day}.',
  finishedTitle: 'Finished before',
  finishedText: 'This is version {version}, as {name} finished it on {day}. The audit was opened again since.',
  toNewest: 'Show the newest version',
  toDraft: 'Show the draft',
});
