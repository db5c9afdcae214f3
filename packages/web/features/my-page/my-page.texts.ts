import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'My page',
  goTo: 'Go to',
  customers: 'Customers',
  equipment: 'Equipment',
  documents: 'Documents',
  distributors: 'Distributors',
  audits: 'My audits',
  searchAudits: 'Search my audits',
  auditsFailed: 'Your audits could not be loaded',
  noAudits: 'You have no audits yet',
  noAuditsText: 'Audits that you begin, or that name you as their contact, will be listed here.',
  reports: 'My reports',
  searchReports: 'Search my reports',
  reportsFailed: 'Your reports could not be loaded',
  noReports: 'You have no reports yet',
  noReportsText: 'Inspections that you begin, or that name you as their contact, will be listed here.',
});
