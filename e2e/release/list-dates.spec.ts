import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { makeInspectable, makeReported } from '../inspections.ts';
import { test } from '../world.ts';

/** Days in any form: 07.07.2026, 7/7/2026, 2026-07-07. */
const day = /\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b/;
const asSpecified = /\b\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/;

test('dates in all lists read day.month.year with the time in UTC [LST-10]', async ({ as, server }) => {
  const inspectable = await makeInspectable(server);
  const { inspection } = await makeReported(server, inspectable, 'ada');
  const { id, serialNumber } = inspectable.machine;
  const page = await as('ada');
  const cells = 'tbody td';
  const lists: [path: string, places: string][] = [
    [`/?reportsSearch=${serialNumber}`, cells],
    [`/Reports?search=${serialNumber}`, cells],
    [`/Equipments?search=${serialNumber}`, cells],
    [`/Equipments/${id}`, cells],
    [`/Equipments/${id}`, 'main time'],
    [`/Reports/${inspection.id}`, 'main time'],
    [`/Protocols?search=${encodeURIComponent(inspectable.protocol.name)}`, cells],
    ['/BackgroundServices', `${cells} dd`],
    ['/Account', 'main li dd'],
  ];
  for (const [path, places] of lists) {
    await visit(page, path);
    const dated = page.locator(places).filter({ hasText: day });
    await expect(dated.first(), path).toBeVisible();
    for (const text of await dated.allInnerTexts()) expect(text, path).toMatch(asSpecified);
  }
});
