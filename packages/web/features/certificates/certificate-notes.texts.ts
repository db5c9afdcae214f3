import { texts } from '../../ui/texts.ts';

export const t = texts({
  noneTitle: 'You have no valid certificate for {family}',
  expiredTitle: 'Your certificate for {family} expired on {date}',
  mayStart: 'You can start the inspection. The reviewer will see that it was started without a valid certificate.',
  startedWithout: 'Started without a certificate',
  startedWithoutText: 'The inspector held no certificate for {family} when this inspection was started.',
  startedExpired: 'Started with an expired certificate',
  startedExpiredText: 'The inspector’s certificate for {family} had expired when this inspection was started.',
});
