import { texts } from '../../ui/texts.ts';

export const t = texts({
  name: 'Name',
  date: 'Date (UTC)',
  customer: 'Customer',
  status: 'Status',
  serialNumber: 'Serial number',
  inspector: 'Inspector',
  rating: 'Rating',
  worst: 'Worst point: {rating}',
  sentBack: 'Returned for correction',
  Ok: 'Ok',
  Nok: 'Not ok',
  none: '–',
  inspections: 'Inspections',
  showAll: 'Show all {count}',
  newest: { one: 'The newest is listed.', other: 'The newest {count} are listed.' },
  newInspection: 'New inspection',
});
