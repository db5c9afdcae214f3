import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Details',
  inspectionDate: 'Inspection date (UTC)',
  inspector: 'Inspector',
  inspectorContact: 'Inspector contact',
  change: 'Change',
  changeDate: 'Change inspection date',
  customer: 'Customer',
  contactName: 'Customer contact',
  contactPhoneNumber: 'Phone',
  contactEmail: 'E-mail',
  changeInspector: 'Change inspector',
  cancel: 'CANCEL',
  save: 'SAVE',
  inspectorMissing: 'Enter the name of the inspector',
  none: '–',
});
