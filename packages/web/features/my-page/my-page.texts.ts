import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'My page',
  whatWaits: 'What waits for you',
  toReview: 'To review',
  toReviewText: 'Submitted, waiting for a reviewer',
  noneToReview: 'Nothing waits for a review',
  inUse: 'In use',
  inUseText: 'Your inspections to be completed',
  noneInUse: 'You have no inspection in use',
  submitted: 'Waiting for review',
  submittedText: 'Yours, submitted and not yet finished',
  noneSubmitted: 'None of yours waits for a review',
  reports: 'My reports',
  searchReports: 'Search my reports',
  reportsFailed: 'Your reports could not be loaded',
  noReports: 'You have no reports yet',
  noReportsText: 'Inspections that you begin, or that name you as their contact, will be listed here.',
});
