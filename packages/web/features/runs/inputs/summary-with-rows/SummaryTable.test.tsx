import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPoint } from '../../../../testing/points.ts';
import { focusField } from '../answer-fields.ts';
import { tryInput } from '../testing/try-input.tsx';

const field = (index: number, title: string, aggregation: 'No' | 'Average' = 'No') => ({
  ...newSummaryField(index),
  id: `f${index}`,
  title,
  inspectionPointFieldAggregation: aggregation,
});
const row = (index: number, title: string, aggregation: 'No' | 'Sum' = 'No') => ({
  ...newSummaryRow(index),
  id: `r${index}`,
  title,
  inspectionPointRowAggregation: aggregation,
});
const table = aPoint('SummaryWithRows', {
  measurementTitle: 'Thickness',
  fields: [field(0, 'Left'), field(1, 'Right'), field(2, 'Mean', 'Average')],
  rows: [row(0, 'Top'), row(1, 'Bottom'), row(2, 'Total', 'Sum')],
  inspectionPointAggregationDirection: 'Both',
  measurementLimits: [
    { id: 'l', productFamilyId: null, productModelId: null, criticalLow: null, low: 2, high: null, criticalHigh: null },
  ],
});
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const computed = (name: string) => screen.getByRole('status', { name }).textContent;

/** A screen that has room for one row at a time. */
function onPhone(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ matches: media.includes('max-width'), media, addEventListener() {}, removeEventListener() {} }) as never,
  );
  onTestFinished(() => void vi.restoreAllMocks());
}

describe('a summary table', () => {
  it('computes rows and columns anew with every key, and keeps them as texts of two decimals [SUM-01]', async () => {
    const { user, kept } = tryInput(table);
    await user.type(cell('Top, Left'), '1,5');
    expect([computed('Top, Mean'), computed('Total, Left'), computed('Bottom, Mean')]).toEqual(['1.50', '1.50', '']);
    await user.type(cell('Top, Right'), '2');
    await user.type(cell('Bottom, Left'), 'none');
    expect([computed('Top, Mean'), computed('Total, Mean'), computed('Total, Left')]).toEqual(['1.75', '1.75', '1.50']);
    const { values } = kept.current.result as { values: { rowId: string; fieldId: string; value: string }[] };
    expect(values).toContainEqual({ rowId: 'r2', fieldId: 'f2', value: '1.75' });
    expect(values).toContainEqual({ rowId: 'r1', fieldId: 'f0', value: 'none' });
  });

  it('lets nobody type into what is computed [SUM-01]', () => {
    tryInput(table);
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    expect(screen.getAllByRole('status')).toHaveLength(5);
  });

  it('tells by a word what lies beyond the limits, of values and their mean but not of their sum', async () => {
    const { user } = tryInput(table);
    await user.type(cell('Top, Left'), '1');
    expect(screen.getAllByText('below the low limit')).toHaveLength(2);
  });

  it('says below it which value is no number once its cell is left, and no more when that is corrected', async () => {
    const { user } = tryInput(table);
    await user.type(cell('Top, Left'), 'abc');
    expect(screen.queryByText(/Not a number/)).toBeNull();
    await user.tab();
    const note = screen.getByText(/^Top, Left: Not a number/);
    expect(cell('Top, Left').getAttribute('aria-describedby')).toBe(note.id);
    await user.type(cell('Top, Left'), '{Control>}a{/Control}3');
    expect(screen.queryByText(/Not a number/)).toBeNull();
  });

  it('says so only after the tap that left the cell, which would miss what that moves', async () => {
    tryInput(table);
    fireEvent.change(cell('Top, Left'), { target: { value: 'abc' } });
    fireEvent.pointerDown(document.body);
    fireEvent.blur(cell('Top, Left'));
    expect(screen.queryByText(/Not a number/)).toBeNull();
    expect(await screen.findByText(/^Top, Left: Not a number/)).toBeTruthy();
  });

  it.each([
    ['NoAction', 'Top, Left: Enter a number, for example 41'],
    ['PreventReport', 'Top, Left: Enter a number, for example 41. You cannot submit like this.'],
  ] as const)('says of a value of another form what %s means', async (validationConsequence, text) => {
    const { user } = tryInput({ ...table, inputValidationRegexp: '^[0-9]+$', validationConsequence });
    await user.type(cell('Top, Left'), 'abc');
    await user.tab();
    expect(screen.getByText(text)).toBeTruthy();
    expect(cell('Top, Left').getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the spaces between groups of digits out when a cell is left', async () => {
    const { user } = tryInput(table);
    await user.type(cell('Top, Left'), '1 200');
    await user.tab();
    expect(cell('Top, Left').value).toBe('1200');
    expect(screen.queryByText(/number/)).toBeNull();
  });

  it('asks for a number where nothing else can be submitted', () => {
    const fields = [{ ...field(0, 'Left'), keyboardType: 'decimal-pad' as const }];
    const values = [{ rowId: 'r0', fieldId: 'f0', value: 'thin' }];
    tryInput(aPoint('SummaryWithRows', { fields, rows: [row(0, 'Top')] }), { result: { values } });
    expect(screen.getByText('Top, Left: Enter a number, for example 41')).toBeTruthy();
    expect(cell('Top, Left').getAttribute('aria-invalid')).toBe('true');
  });

  it('of plain words says nothing about numbers', async () => {
    const { user } = tryInput(aPoint('SummaryWithRows', { fields: [field(0, 'Left')], rows: [row(0, 'Top')] }));
    await user.type(cell('Top, Left'), 'abc');
    await user.tab();
    expect(screen.queryByText(/Not a number/)).toBeNull();
  });

  it('is walked with arrows and Enter, over what is computed', async () => {
    const { user } = tryInput(table);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await user.click(cell('Top, Left'));
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Top, Right');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Top, Right');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Bottom, Right');
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(focused()).toBe('Bottom, Left');
    await user.keyboard('12{ArrowLeft}{ArrowUp}');
    expect(focused()).toBe('Top, Left');
    // At the foot of a column Enter goes on at the head of the next.
    await user.keyboard('{Enter}{Enter}');
    expect(focused()).toBe('Top, Right');
  });

  it('on a phone is walked by Enter through a row and on to the next, and says nothing of arrows', async () => {
    onPhone();
    const { user } = tryInput(table);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await user.click(cell('Top, Left'));
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Top, Right');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Bottom, Left');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bottom' }).checked).toBe(true);
    expect(screen.queryByText(/^Arrow keys/)).toBeNull();
  });

  it('on a phone leads with the keyboard into the next row', async () => {
    onPhone();
    const { user } = tryInput(table);
    await user.click(screen.getByRole('button', { name: 'Next row: Bottom' }));
    expect(document.activeElement).toBe(cell('Bottom, Left'));
  });

  it('on a phone shows the row of a cell that is asked about', () => {
    onPhone();
    tryInput(table);
    focusField(document.body, 'r1/f0');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bottom, Left');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bottom' }).checked).toBe(true);
  });

  it('ticks a row on a phone once all of it was found today', () => {
    onPhone();
    const values = ['r0', 'r1'].flatMap((rowId) => ['f0', 'f1'].map((fieldId) => ({ rowId, fieldId, value: '3' })));
    tryInput(table, { result: { values }, fromLastVisit: new Set(['r1/f1']) });
    expect(screen.getByRole('radio', { name: 'Top ✓' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Bottom' })).toBeTruthy();
  });
});
