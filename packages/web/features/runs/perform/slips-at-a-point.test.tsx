import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openPoint } from './testing/open-point.tsx';

describe('a value that looks like a slip', () => {
  it('is put right by one tap on what was probably meant', async () => {
    const anyProduct = { productFamilyId: null, productModelId: null, unlimited: false };
    const limits = { ...anyProduct, low: 8, high: 20, criticalLow: 5, criticalHigh: 30 };
    const at = snapshotPoint('one', frozen('Measurement', { measurementLimits: [limits] }));
    const { user, shown } = openPoint(at, { value: '105' });
    await user.click(screen.getByRole('button', { name: 'A slip, take 10.5' }));
    expect(shown()?.value).toBe('10.5');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value' }));
    expect(screen.queryByRole('region', { name: 'Is this value right?' })).toBeNull();
  });

  it('is put right where one is typing in another row by then, and leaves the keyboard there', async () => {
    const part = (index: number, id: string) => ({ id, index, title: id });
    const fields = [{ ...newSummaryField(0), ...part(0, 'f') }];
    const rows = ['top', 'middle', 'bottom'].map((id, index) => ({ ...newSummaryRow(index), ...part(index, id) }));
    const anyProduct = { productFamilyId: null, productModelId: null, unlimited: false };
    const measurementLimits = [{ ...anyProduct, low: 8, high: 20, criticalLow: 5, criticalHigh: 30 }];
    const { user, shown } = openPoint(
      snapshotPoint('one', frozen('SummaryWithRows', { fields, rows, measurementLimits })),
    );
    const cell = (row: string) => screen.getByRole('textbox', { name: `${row}, f` });
    await user.type(cell('top'), '105{Enter}');
    await user.click(screen.getByRole('button', { name: 'A slip, take 10.5' }));
    expect(JSON.stringify(shown())).toContain('10.5');
    expect(document.activeElement).toBe(cell('middle'));
  });

  it('says that its rating alone is left, once nothing is asked about it', async () => {
    const ratingField = { present: true, required: true };
    const usual = new Map([['inspection point', new Map([['', { least: 60, most: 100, machines: 3 }]])]]);
    const at = {
      ...snapshotPoint('one', frozen('Measurement', { ratingField })),
      inspectionPointId: 'inspection point',
    };
    const { user } = openPoint(at, {}, new Map(), usual);
    const asked = () => screen.queryByText(/^Still open\./)?.textContent;
    expect(asked()).toBeUndefined();
    await user.type(screen.getByRole('textbox', { name: 'Value' }), '950');
    await user.tab();
    expect(asked()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'A slip, take 95' }));
    expect(asked()).toMatch(/rating/i);
    await user.click(screen.getByRole('radio', { name: 'Ok' }));
    expect(asked()).toBeUndefined();
  });

  it('proposes no rating as long as it is asked about, and its own once it is kept', async () => {
    const visit = { result: { value: '52', rating: ratings.Ok, comment: '' }, history: [] };
    const limit = { productFamilyId: null, productModelId: null, unlimited: false, high: null, criticalHigh: null };
    const measurementLimits = [{ ...limit, low: 45, criticalLow: 30 }];
    const at = snapshotPoint('one', frozen('Measurement', { measurementLimits }));
    const { user, container } = openPoint(at, { value: '520' }, new Map([['one', visit as never]]));
    const proposals = () => [
      ...screen.queryAllByText(/Suggested rating|^Proposed/).map(({ textContent }) => textContent),
      ...[...container.querySelectorAll('[data-proposed]')].map((tile) => tile.getAttribute('data-rating')),
    ];
    expect(proposals()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'It is right, keep 520' }));
    expect(proposals()).toEqual(['Suggested rating: Ok', 'Proposed: Ok. Next confirms it.', 'Ok']);
    const answer = screen.getByRole('textbox', { name: 'Value' });
    await user.clear(answer);
    await user.type(answer, '5.2');
    expect(screen.getByText('Below the critical low limit of 30')).toBeTruthy();
    expect(proposals()).toEqual([]);
  });

  it('is answered by the first of two quick taps: the second hits the rating that came up under the finger', async () => {
    const anyProduct = { productFamilyId: null, productModelId: null, unlimited: false };
    const limits = { ...anyProduct, low: 8, high: 20, criticalLow: 5, criticalHigh: 30 };
    const at = snapshotPoint('one', frozen('Measurement', { measurementLimits: [limits] }));
    const { user, shown } = openPoint(at, { value: '105' });
    const tap = (target: HTMLElement, y: number) =>
      user.pointer([{ keys: '[TouchA]', target, coords: { clientX: 100, clientY: y } }]);
    await tap(screen.getByRole('button', { name: 'A slip, take 10.5' }), 500);
    const bad = screen.getByRole('radio', { name: 'Repair or replace' });
    await tap(bad, 510);
    expect(shown()).toMatchObject({ value: '10.5', rating: ratings.NotSet });
    // Another place is tapped on purpose, and the same one a moment later.
    await tap(screen.getByRole('radio', { name: 'Ok' }), 600);
    expect(shown()?.rating).toBe(ratings.Ok);
    await new Promise((done) => setTimeout(done, 450));
    await tap(bad, 510);
    expect(shown()?.rating).toBe(ratings.Repair);
  });

  describe('of a part that wears', () => {
    const limits = { productFamilyId: null, productModelId: null, unlimited: false, high: null, criticalHigh: null };
    const measurementLimits = [{ ...limits, low: 45, criticalLow: 30 }];
    const at = snapshotPoint('one', frozen('Measurement', { measurementLimits, lifeEstimate: 'Min', unitValue: 'mm' }));
    const values = [104, 90, 81, 71, 55, 44, 32, 22].map((value) => ({ at: '2026-04-28T08:00:00.000Z', value }));
    const visit = { result: { value: '22', rating: ratings.Ok, comment: '' }, history: [{ series: '', values }] };
    const openWorn = (value: string) => openPoint(at, { value }, new Map([['one', visit as never]]));

    it('may have been meant in two ways, the one nearer to the last value first', async () => {
      const { user, shown } = openWorn('850');
      expect(screen.getByRole('img', { name: /^Last values: .*: 32, 28\.04\.2026: 22$/ })).toBeTruthy();
      expect(screen.getByText('850, after 22 at the last visit. Was 8.5 or 85 meant?')).toBeTruthy();
      const offered = screen.getAllByRole('button', { name: /take/ }).map(({ textContent }) => textContent);
      expect(offered).toEqual(['A slip, take 8.5', 'A slip, take 85']);
      await user.click(screen.getByRole('button', { name: 'A slip, take 85' }));
      expect(shown()?.value).toBe('85');
      await user.click(screen.getByRole('button', { name: 'Part was replaced' }));
      expect(shown()?.replaced).toBe(true);
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ok' }));
    });

    it('is asked about a new part while it is typed, once it is left and where another question was kept', async () => {
      const { user } = openWorn('');
      const hint = () => screen.queryByText('Better than the 22 of the last visit. Was the part replaced?');
      await user.click(screen.getByRole('textbox', { name: 'Value' }));
      await user.keyboard('85');
      expect([hint() !== null, screen.queryByRole('button', { name: 'Part was replaced' })]).toEqual([true, null]);
      await user.tab();
      expect([hint(), screen.queryByRole('button', { name: 'Part was replaced' }) !== null]).toEqual([null, true]);
      await user.clear(screen.getByRole('textbox', { name: 'Value' }));
      await user.keyboard('850');
      await user.tab();
      await user.click(screen.getByRole('button', { name: 'It is right, keep 850' }));
      expect(hint()).toBeTruthy();
    });
  });

  it('is questioned in a table as soon as its own cell is left, and typed again there', async () => {
    const fields = ['Left', 'Right'].map((title, index) => ({ ...newSummaryField(index), id: title, title }));
    const rows = [{ ...newSummaryRow(0), id: 'row', title: 'Top' }];
    const at = snapshotPoint('one', frozen('SummaryWithRows', { fields, rows }));
    const values = fields.map(({ id: fieldId }) => ({ rowId: 'row', fieldId, value: '70' }));
    const history = fields.map(({ id }) => ({ series: `row:row/field:${id}`, values: [{ at: '', value: 70 }] }));
    const visit = { result: { values, rating: ratings.Ok, comment: '' }, history };
    const { user } = openPoint(at, { content: { values: [] } }, new Map([['one', visit as never]]));
    const question = () => screen.queryByRole('region', { name: 'Is this value right?' });
    await user.click(screen.getByRole('textbox', { name: 'Top, Left' }));
    await user.keyboard('680');
    expect(question()).toBeNull();
    await user.click(screen.getByRole('textbox', { name: 'Top, Right' }));
    expect(question()?.textContent).toContain('Top, Left680, after 70 at the last visit. Was 68 meant?');
    await user.click(screen.getByRole('button', { name: 'A slip, type again' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Top, Left' }));
    expect(question()).toBeNull();
    // Whoever keeps it goes on where they would have typed next, after the last one at the ratings.
    await user.tab();
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'It is right, keep 680' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Top, Right' }));
    await user.keyboard('690');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'It is right, keep 690' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ok' }));
  });
});
