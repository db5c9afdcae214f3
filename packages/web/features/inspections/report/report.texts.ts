import { texts } from '../../../ui/texts.ts';

export const t = texts({
  report: 'Report',
  failed: 'The report could not be loaded',
  machine: 'Open the machine',
  toList: 'All reports',
  reports: 'Reports',
  edit: 'Edit inspection',
  details: 'Details',
  mail: 'E-mail',
  download: 'Download',
  sendBack: 'Return for correction',
  review: 'Review',
  waitingTitle: 'Submitted and waiting for review',
  waitingText: 'The inspector gets a mail when it is finished or returned for correction.',
  finish: 'Set to Finished',
  delete: 'Delete',
});
