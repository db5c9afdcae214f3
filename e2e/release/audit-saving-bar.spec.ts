import { expect } from '@playwright/test';
import { beginAudit, makeAuditable } from '../audits.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { test } from '../world.ts';

const said = { away: /^Stored on this device: 1\./, refused: /^Needs you: not saved: 1$/ };

test('on a phone what could not be saved stands below the buttons of the page, with Retry beside its words', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const { id } = await beginAudit(server, (await makeAuditable(server)).customer);
  const page = await as('uma', { fresh: true, viewport: { width: 390, height: 844 }, hasTouch: true });
  const audit = new AuditPage(page);
  await audit.open(id);
  const problem = { type: 'about:blank', title: 'Bad request', status: 400, code: 'invalid', detail: 'Too long.' };
  const boxOf = async (name: string | RegExp, role: 'button' | 'status' | 'link' = 'button') => {
    const shown = page.getByRole(role, { name, exact: true }).first();
    const box = await shown.boundingBox();
    if (!box) throw new Error(`${name} is not shown.`);
    return box;
  };
  for (const state of ['away', 'refused'] as const) {
    await page.route('**/api/v1/audits/*/summary', (route) =>
      state === 'away'
        ? route.abort()
        : route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await audit.field('Summary').fill(`Not saved: ${state}`);
    const text = page.getByRole('status').filter({ hasText: said[state] });
    await expect(text).toBeVisible();
    const words = await text.boundingBox();
    const [retry, finish] = [await boxOf('Retry'), await boxOf('Finish')];
    expect(words?.y ?? 0, state).toBeGreaterThanOrEqual(finish.y + finish.height + 4);
    expect(retry.height, state).toBeGreaterThanOrEqual(44);
    // Beside the words, and not a word on a line of its own.
    expect(retry.x, state).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0));
    expect(retry.y + retry.height, state).toBeGreaterThan(words?.y ?? 0);
    expect(retry.y, state).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
    expect(retry.x + retry.width, state).toBeLessThanOrEqual(390 - 8);
    await page.unroute('**/api/v1/audits/*/summary');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await audit.saved();
  }
});
