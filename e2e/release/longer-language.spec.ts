import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { finishAnimations, scrollsSideways, visit } from '../in-page.ts';
import { beginInspection, makeInspectable } from '../inspections.ts';
import { makePoint } from '../points.ts';
import { makeReport } from '../reports.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 120_000 });

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The pseudo-language: English with accents, in brackets, 40 % longer. */
const speakPseudo = (page: Page): Promise<unknown> =>
  page.addInitScript("localStorage.setItem('assay.language', 'pseudo')");

/** What people press or choose by its words, where these do not fit; names that somebody typed may be cut. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(`
    [...document.querySelectorAll('button, [role=tab], a[class*=Button], [class*=Chip-label], [class*=SegmentedControl-root]')]
      .filter((control) => control.checkVisibility() && control.clientWidth > 1)
      .filter((control) => [control, ...control.querySelectorAll('*')].some((part) =>
        part.clientWidth > 1 && part.scrollWidth > part.clientWidth && part.textContent.includes('[')))
      .map((control) => control.textContent)
  `);

async function hasRoom(page: Page, what: string): Promise<void> {
  await expect(page.locator('main').getByText('[').first()).toBeVisible();
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await finishAnimations(page);
    const message = `${what} at ${viewport.width} px`;
    await expect.poll(() => scrollsSideways(page), { message: `${message} scrolls sideways` }).toBe(false);
    await expect.poll(() => cutWords(page), { message }).toEqual([]);
  }
}

test('the login screen has room for a language that is 40 % longer', async ({ open }) => {
  const page = await open();
  await speakPseudo(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: '[Cóntínúé' })).toBeVisible();
  await hasRoom(page, 'login');
});

test('every kind of page has room for a language that is 40 % longer', async ({ as, server }) => {
  const report = await makeReport(server);
  const inspectable = await makeInspectable(server, [
    {
      title: 'Drive',
      points: [
        { type: 'Measurement', name: 'Temperature' },
        { type: 'Comment', name: 'Belt' },
      ],
    },
  ]);
  const inspection = await beginInspection(server, inspectable, {}, 'ada');
  const point = await makePoint(server, { type: 'Measurement', name: unique('Gap') });
  const page = await as('ada', { fresh: true });
  await speakPseudo(page);
  const shows = async (what: string, path: string, heading: string | RegExp) => {
    await page.setViewportSize(desk);
    await visit(page, path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByText('Lóádíng').filter({ visible: true })).toHaveCount(0);
    await hasRoom(page, what);
  };

  await shows('My page', '/', '[Mý págé');
  await shows('the list of reports', '/Reports', '[Répórts');
  await shows('a report', `/Reports/${report.id}`, report.name.split(' ').at(-1) ?? '');
  await shows('the list of equipment', '/Equipments', '[Éqúípmént');
  await shows('a machine', `/Equipments/${inspectable.machine.id}`, inspectable.machine.serialNumber ?? '');
  await shows('a point', `/InspectionPoints?point=${point.id}`, point.name);
  await shows('the protocol creator', '/Protocols?tab=tab-2', '[Prótócóls');
  await shows('the start of an inspection', '/Reports/new', '[Néw ínspé');
  await shows('the perform screen', `/Reports/${inspection.id}/perform`, 'Temperature');
});
