import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { ProtocolPage } from '../pages/protocol-page.ts';
import { makePoint } from '../points.ts';
import { makeProtocol } from '../protocols.ts';
import { test } from '../world.ts';

test('a protocol of 400 points in 30 categories opens whole, folds, and leads from a point to another one far away', async ({
  as,
  server,
}) => {
  const { id } = await makePoint(server, { type: 'Comment', name: unique('Many') });
  const last = await makePoint(server, { type: 'Comment', name: unique('Last') });
  const categories = Array.from({ length: 30 }, (_, c) => ({
    title: `Category ${c + 1}`,
    inspectionPoints: Array.from({ length: c < 10 ? 14 : 13 }, (_, p) => ({
      id: `point-${c}-${p}`,
      inspectionPointId: c === 29 && p === 12 ? last.id : id,
      dependencies:
        c === 0 && p === 0 ? [{ type: 'point' as const, parameter: 'end', protocolPointId: 'point-29-12' }] : [],
    })),
  }));
  const protocol = await makeProtocol(server, { name: unique('Large'), categories });
  const page = await as('ada');
  const detail = new ProtocolPage(page);
  await detail.open(protocol.protocolId);
  await expect(page.getByText('400 points in 30 categories')).toBeVisible();
  await expect(detail.points('30. Category 30')).toHaveCount(13);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page.locator('tbody')).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand 1. Category 1', exact: true }).click();
  await page.getByRole('link', { name: last.name }).click();
  await expect(page.locator(':focus')).toHaveText(last.name);
  await expect(page.locator(':focus')).toBeInViewport();
  await visit(page, page.url());
  await expect(page.locator(':focus')).toHaveText(last.name);
  await expect(page.locator(':focus')).toBeInViewport();
});
