import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'My page',
  waiting: 'Waiting for review: {count}',
  reports: 'My reports',
  searchReports: 'Search my reports',
  reportsFailed: 'Your reports could not be loaded',
  noReports: 'You have no reports yet',
  noReportsText: 'Inspections that you begin, or that name you as their contact, will be listed here.',
});
