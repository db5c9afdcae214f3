import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Status',
  waiting: '…',
  none: '–',
  openActions: 'Open actions',
  overdue: { one: '{count} overdue', other: '{count} overdue' },
  nothingOpen: 'No open findings or actions',
  toVerify: { one: '{count} done and to be verified', other: '{count} done and to be verified' },
  highPriority: { one: '{count} with high priority', other: '{count} with high priority' },
  lastVisit: 'Last visit',
  audit: 'Audit {name}',
  neverVisited: 'Not inspected yet',
  nextLimit: 'Next limit',
  noLimitNear: 'No limit is reached within two years',
  reaches: '{title} reaches {limit}',
  hasReached: '{title} was expected to reach {limit}',
  past: 'Past',
  hours: 'Operating hours',
  hoursOf: '{hours} h',
  readOn: 'Read on {day}',
  neverRead: 'Not read yet',
});
