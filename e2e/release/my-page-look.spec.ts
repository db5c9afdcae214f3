import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable, oneComment } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('My page reads well without reports, and with very long names', async ({ as, server }) => {
  const page = await as('dev');
  await visit(page, '/');
  await expect(page.getByText('You have no reports yet')).toBeVisible();
  await lookOver(page, 'My page without reports');
  const long = 'W'.repeat(90);
  const word = unique('Long');
  const visited = await makeInspectable(
    server,
    oneComment(),
    { name: `${word} ${long}` },
    { serialNumber: unique(long) },
  );
  await beginInspection(server, visited);
  await as('uma', { instead: page });
  await visit(page, `/?reportsSearch=${word}`);
  await expect(new List(page, { region: 'My reports', search: 'Search my reports' }).rows).toHaveCount(1);
  await lookOver(page, 'My page');
});
