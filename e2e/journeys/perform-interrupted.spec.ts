import { expect } from '@playwright/test';
import { password } from '../cast.ts';
import { companyIdOf } from '../equipment.ts';
import { beginInspection, type GivenCategory, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { SignInForm } from '../pages/sign-in-form.ts';
import { test } from '../world.ts';

const twoPoints: GivenCategory[] = [
  {
    title: 'Frame',
    points: [
      {
        type: 'Comment',
        name: 'Weld',
        voiceCommentField: { present: true },
      },
      { type: 'Comment', name: 'Plate' },
    ],
  },
];

test('the session ends while somebody performs: they sign in over the page, and what waits is sent once', async ({
  open,
  server,
  faults,
}) => {
  faults.expectRefusal(401, 'api/v1/inspections/[^/]+/(pointResults/[^/]+|presence|events.*)');
  const distributorId = await companyIdOf(server, 'Kivi Drilling Service');
  const inspection = await beginInspection(
    server,
    await makeInspectable(server, twoPoints, {}, { companyIds: [distributorId] }),
    {},
    'dina',
  );
  const token = await server.signIn('dina');
  const page = await open({ token });
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await server.logOut(token);
  await perform.field('Answer').fill('Cracked');
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
  await expect(dialog).toContainText('Your work on this page is kept');
  const sent: string[] = [];
  // Whoever is there says so again and again.
  page.on('request', (call) => {
    if (call.method() === 'PUT' && call.url().includes('/pointResults/'))
      sent.push(call.headers()['idempotency-key'] ?? '');
  });
  await new SignInForm(dialog).logInWith(password);
  await expect(dialog).toBeHidden();
  await perform.stepTo('Plate');
  await perform.field('Answer').fill('Straight');
  await perform.saved();
  expect((await readInspection(server, inspection.id, 'dina')).runs[0]?.results).toMatchObject([
    { value: 'Cracked', revision: 2 },
    { value: 'Straight', revision: 2 },
  ]);
  expect(new Set(sent).size).toBe(sent.length);
});

test('a microphone that is refused, missing or taken is reported, and a comment is typed instead', async ({
  as,
  server,
}) => {
  const inspection = await beginInspection(server, await makeInspectable(server, twoPoints));
  const page = await as('uma', { fresh: true });
  await page.addInitScript(`
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', globalThis.microphone));
  `);
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  for (const [trouble, message] of [
    ['NotAllowedError', 'The microphone may not be used.'],
    ['NotFoundError', 'There is no microphone.'],
    ['NotReadableError', 'The microphone cannot be used right now'],
  ]) {
    await page.evaluate(`globalThis.microphone = '${trouble}'`);
    await perform.record.click();
    await expect(page.getByRole('alert')).toContainText(message ?? '');
  }
  await perform.comment.fill('Typed instead');
  await perform.saved();
});
