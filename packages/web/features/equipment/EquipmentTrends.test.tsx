import type { EquipmentTrend } from '@assay/contract/equipment-trends';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMachine } from '../../testing/equipments.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const limits = { criticalLow: 20, low: 30, high: null, criticalHigh: null };

const trend = (title: string, values: number[], lifeEnd: string | null = null): EquipmentTrend => ({
  key: title,
  title,
  unit: 'mm',
  lines: [
    {
      title,
      values: values.map((value, month) => ({
        at: `2026-0${month + 1}-10T08:00:00.000Z`,
        value,
        inspectionId: null,
        inspectionName: 'Annual',
      })),
    },
  ],
  limits,
  inspectionPointId: aMachine(5).id,
  replacements: [],
  lifeEnd: lifeEnd ? { limit: 20, at: lifeEnd, late: lifeEnd, hours: null } : null,
});

/** A window in which everything is near what is seen: this one has no places. */
class EverythingNear {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const entry = { isIntersecting: true, boundingClientRect: { width: 600 }, target };
    this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

describe('the trends of a machine', () => {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', EverythingNear));
  afterEach(() => vi.unstubAllGlobals());

  const open = async (trends: EquipmentTrend[]) => {
    const machine = aMachine(1);
    const path = `Equipments/${machine.id}`;
    const none = { body: [] };
    fakeApi({
      ...sessionOf('max'),
      [`GET ${path}`]: { body: machine },
      [`GET ${path}/history`]: none,
      [`GET ${path}/images`]: none,
      [`GET ${path}/trends`]: { body: trends },
      [`GET ${path}/followUps`]: none,
    });
    renderApp(`/${path}`, 'max');
    await screen.findByRole('figure', { name: /Jaw plate/ });
  };
  const charts = () => screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent);

  it('name the days on which parts were replaced', async () => {
    const replacements = [
      { at: '2026-02-10T08:00:00.000Z', presumed: false },
      { at: '2026-03-10T08:00:00.000Z', presumed: true },
    ];
    await open([{ ...trend('Jaw plate', [22, 50, 60, 19]), replacements }]);
    expect(screen.getByText('Replaced 10.02.2026 · Perhaps replaced 10.03.2026')).toBeTruthy();
  });

  it('show the worst first and fold the steady ones away, named', async () => {
    await open([
      trend('Belt', [50, 50.2]),
      trend('Screen', [60, 50]),
      trend('Cheek', [60, 50], '2027-03-20T00:00:00.000Z'),
      trend('Jaw plate', [40, 19]),
      trend('Pump', [44, 44.1]),
    ]);
    expect(charts()).toEqual(['Jaw plate (mm)', 'Cheek (mm)', 'Screen (mm)']);
    const steady = screen.getByText(/2 measurements are steady and within limits/);
    expect(within(steady).getByText('Belt, Pump')).toBeTruthy();
    await userEvent.click(steady);
    expect(charts()).toEqual(['Jaw plate (mm)', 'Cheek (mm)', 'Screen (mm)', 'Belt (mm)', 'Pump (mm)']);
  });

  it('say a value that was measured once as a number, with where it lies, and draw no dot', async () => {
    const unlimited = {
      ...trend('Welds', [0]),
      limits: { criticalLow: null, low: null, high: null, criticalHigh: null },
    };
    const named = { ...unlimited, key: 'named', title: 'Welds · Left front' };
    named.lines = named.lines.map((line) => ({ ...line, title: 'Left front' }));
    await open([trend('Jaw plate', [60, 50]), trend('Bolt', [25]), trend('Liner', [19]), unlimited, named]);
    expect(charts()).toEqual(['Jaw plate (mm)']);
    const rows = within(screen.getByRole('region', { name: 'Measured once' }))
      .getAllByRole('row')
      .slice(1);
    const told = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(told).toEqual([
      ['Liner', '19 mm', 'Beyond the critical limit', '10.01.2026 08:00', 'Annual'],
      ['Bolt', '25 mm', 'Beyond the limit', '10.01.2026 08:00', 'Annual'],
      ['Welds', '0 mm', '–', '10.01.2026 08:00', 'Annual'],
      ['Welds · Left front', '0 mm', '–', '10.01.2026 08:00', 'Annual'],
    ]);
  });

  it('say of the next limit that its day is past', async () => {
    await open([trend('Jaw plate', [60, 50], '2020-01-02T00:00:00.000Z')]);
    const figure = (await screen.findByText('02.01.2020')).closest('li');
    expect(figure?.textContent).toContain('Past');
    expect(figure?.textContent).toContain('Jaw plate was expected to reach 20 mm');
  });

  it('say of what is beyond its limits already that it is, where nothing else will reach one', async () => {
    await open([trend('Jaw plate', [60, 25]), trend('Pump', [44, 44.1])]);
    const figure = (await screen.findByText('1 beyond its limits')).closest('li');
    expect(figure?.textContent).toContain('Jaw plate');
    expect(figure?.textContent).not.toContain('Pump');
  });

  it('show six at first, the others when asked for, and what a search finds wherever it was folded', async () => {
    const moving = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => trend(`Plate ${name}`, [60, 50]));
    await open([...moving, trend('Jaw plate', [40, 19]), trend('Belt', [50, 50.2])]);
    expect(charts()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(charts()).toHaveLength(7);
    const search = screen.getByRole('searchbox', { name: 'Search measurements' });
    await userEvent.type(search, 'belt');
    await vi.waitFor(() => expect(charts()).toEqual(['Belt (mm)']));
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, 'no such');
    await screen.findByText('No measurement matches.');
    await userEvent.clear(search);
    await vi.waitFor(() => expect(charts()).toHaveLength(6));
  });
});
