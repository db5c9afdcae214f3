import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { beginInspection, type GivenCategory, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { aPhoto } from '../photo-file.ts';
import { test } from '../world.ts';

const twoPoints: GivenCategory[] = [
  {
    title: 'Frame',
    points: [
      {
        type: 'Measurement',
        name: 'Jaw gap',
        measurementTitle: 'Gap',
        photoField: { present: true, required: false, onlyForFailure: false },
      },
      { type: 'Comment', name: 'General impression' },
    ],
  },
];

test('the network is lost while somebody performs: typing goes on, the state is visible, and all of it is sent once when it returns', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const inspection = await beginInspection(server, await makeInspectable(server, twoPoints));
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  const photo = await aPhoto('gap.jpg');
  await page.context().setOffline(true);
  await perform.field('Gap').fill('1');
  await expect(page.getByText(/^Stored on this device: 1\. The server cannot be reached/)).toBeVisible();
  await perform.field('Gap').fill('15');
  await perform.files('Choose photos').setInputFiles(photo);
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('Waiting');
  await perform.stepTo('General impression');
  await perform.field('Answer').fill('All of this without a network');
  await perform.rating('Ok').check();
  // It is stored, so that the page can be left; another one sends it.
  await page.getByRole('link', { name: 'Assay' }).first().click();
  await expect(page.getByRole('link', { name: /^Stored on this device: \d/ })).toBeVisible();
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await readInspection(server, inspection.id)).runs[0]?.results)
    .toMatchObject([
      { value: '15', photos: [{ caption: '' }] },
      { value: 'All of this without a network', rating: 0, revision: 2 },
    ]);
  await expect(page.getByRole('link', { name: /^Stored on this device/ })).toBeHidden();
  await perform.open(inspection.id);
  await perform.saved();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(perform.field('Gap')).toHaveValue('15');
});

test('two people perform one inspection: what one writes appears at the other by itself, what is half typed stays, and a sign says who is where', async ({
  as,
  server,
}) => {
  const inspection = await beginInspection(server, await makeInspectable(server, twoPoints));
  const [uma, max] = [new PerformPage(await as('uma')), new PerformPage(await as('max'))];
  await uma.open(inspection.id);
  await max.open(inspection.id);
  const others = uma.page.getByRole('list', { name: 'Also here' });
  await expect(others.getByRole('img', { name: /^Max .*, at point 1$/ })).toBeVisible();
  await uma.field('Gap').fill('1');
  await uma.saved();
  await expect(max.field('Gap')).toHaveValue('1');
  await max.comment.fill('From the other side');
  await expect(uma.comment).toHaveValue('From the other side');
  await expect(uma.field('Gap')).toBeFocused();
  await uma.field('Gap').pressSequentially('5');
  await expect(uma.field('Gap')).toHaveValue('15');
  await uma.saved();
  await expect(max.field('Gap')).toHaveValue('15');
  await max.stepTo('General impression');
  await max.field('Answer').fill('Clean');
  await expect(others.getByRole('img', { name: /^Max .*, at point 2$/ })).toBeVisible();
  await max.saved();
  await max.tab('Details');
  await expect(others.getByRole('img', { name: /^Max .*, in Details$/ })).toBeVisible();
  await uma.stepTo('General impression');
  await expect(uma.field('Answer')).toHaveValue('Clean');
  await expect(uma.page.getByText('Max Lindqvist changed this meanwhile')).toBeHidden();
  await visit(max.page, '/');
  await expect(others).toBeHidden();
});
