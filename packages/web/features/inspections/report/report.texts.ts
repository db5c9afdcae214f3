import { texts } from '../../../ui/texts.ts';

export const t = texts({
  report: 'Report',
  failed: 'The report could not be loaded',
  toList: 'All reports',
  lead: '{kind} · {company}',
  edit: 'Edit inspection',
  details: 'Details',
  download: 'Download',
  more: 'More actions',
  sendBack: 'Send back',
  finish: 'Set to Finished',
  delete: 'Delete',
});
