import { texts } from '../../ui/texts.ts';

export const t = texts({
  noneTitle: 'You have no valid certificate for {family}',
  expiredTitle: 'Your certificate for {family} expired on {date}',
  mayStart: 'You can start the inspection. The reviewer will see that it was started without a valid certificate.',
  startedWithout: 'Started without a certificate',
  startedWithoutText: 'Whoever started this inspection was not certified for {family} on that day.',
  startedExpired: 'Started with an expired certificate',
  startedExpiredText: 'The certificate for {family} of whoever started this inspection had expired by that day.',
});
