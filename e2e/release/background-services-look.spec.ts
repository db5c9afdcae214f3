import type { BackgroundService } from '@assay/contract/background-services';
import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { ServicesPage } from '../pages/services-page.ts';
import { test } from '../world.ts';

test('background services read well for everyone, with long errors too', async ({ as }) => {
  const page = await as('ada');
  const services = new ServicesPage(page);
  await page.route(/\/api\/v1\/backgroundServices$/, async (route) => {
    const reply = await route.fetch();
    const given = (await reply.json()) as BackgroundService[];
    const lastError = { at: '2026-05-01T12:00:00.000Z', message: `connect ECONNREFUSED ${'W'.repeat(600)}` };
    const progress = { done: 120_000, of: 250_000, what: 'equipment.csv' };
    const json = given.map((service) => {
      if (service.id === 'email-outbox')
        return { ...service, status: 'retrying', data: { ...service.data, failures: 3, lastError } };
      return service.id === 'log-retention'
        ? { ...service, status: 'running', data: { ...service.data, progress } }
        : service;
    });
    await route.fulfill({ response: reply, json });
  });
  await visit(page, '/BackgroundServices');
  await expect(services.row('log-retention')).toContainText('120,000 of 250,000');
  await lookOver(page, 'the services');
  await page.getByRole('button', { name: 'RESET email-outbox' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookOver(page, 'the question before a reset');
});
