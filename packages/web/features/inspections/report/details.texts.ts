import { texts } from '../../../ui/texts.ts';

export const t = texts({
  report: 'Report',
  failed: 'The report could not be loaded',
  lead: 'Customer view',
  back: 'Back',
  edit: 'Edit inspection',
  editStatus: 'Edit status',
  paper: 'Report of {name}',
});
