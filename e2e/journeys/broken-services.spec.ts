import { externalUsers } from '@assay/contract/people';
import { expect } from '@playwright/test';
import { meddle } from '../database.ts';
import { visit } from '../in-page.ts';
import { ServicesPage } from '../pages/services-page.ts';
import { test } from '../world.ts';

test('a mail server that refuses shows on the page, and mail goes out once it is fixed [BGS-01]', async ({
  as,
  mail,
  served,
}) => {
  const page = await as('max', { server: served });
  const services = new ServicesPage(page);
  await visit(page, '/BackgroundServices');
  // A server that starts reminds of what is due, which is not to come between.
  for (const id of ['certification-reminders', 'distributor-expiry-reminders', 'email-outbox'])
    await services.sees(id, 'Idle', 'took');
  await meddle(served.dataDir, "delete from mail where state = 'queued'");
  const before = mail.received;
  mail.refuse('Closed for the day');
  await served.call(externalUsers.forgotPassword, { body: { email: 'dina@distributor.example' } });
  await services.sees(
    'email-outbox',
    'Waiting for retry',
    '1 postponed',
    '1 waiting',
    'Next try',
    'Closed for the day',
  );
  expect(mail.received).toBe(before);

  mail.accept();
  await services.reset('email-outbox');
  await services.sees('email-outbox', 'Idle', '1 sent');
  await expect(services.row('email-outbox')).not.toContainText('Closed for the day');
  expect(mail.received).toBe(before + 1);
});
