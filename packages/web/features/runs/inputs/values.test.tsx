import { newField, newRangeValue } from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPoint } from '../../../testing/points.ts';
import { tryInput } from './testing/try-input.tsx';

const limits = { criticalLow: 10, low: 20, high: 60, criticalHigh: 80 };
const ofAny = { id: 'any', productFamilyId: null, productModelId: null, ...limits };
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a measured value', () => {
  it.each([
    ['9,9', 'Below the critical low limit of 10', 'Immediate'],
    ['10', 'Below the low limit of 20', 'Follow up'],
    ['20', 'Within the limits', 'Ok'],
    ['60.5', 'Above the high limit of 60', 'Follow up'],
    ['1e3', 'Above the critical high limit of 80', 'Immediate'],
  ])('%s is described as "%s" and suggests %s, which the inspector alone sets', async (value, band, rating) => {
    const { user, kept } = tryInput(
      aPoint('Measurement', { measurementTitle: 'Pressure', measurementLimits: [ofAny] }),
    );
    await user.type(field('Pressure'), value);
    expect(screen.getByText(band)).toBeTruthy();
    expect(screen.getByText(`Suggested rating: ${rating}`)).toBeTruthy();
    expect(kept.current).toMatchObject({ result: { value }, rating: ratings.NotSet });
    await user.click(screen.getByRole('button', { name: `Set rating to ${rating}` }));
    expect(kept.current.rating).not.toBe(ratings.NotSet);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows before anything is typed which rating each range suggests, by the names of ratings', () => {
    tryInput(aPoint('Measurement', { measurementLimits: [ofAny] }));
    const ranges = within(screen.getByRole('list', { name: 'Limits' })).getAllByRole('listitem');
    expect(ranges.map(({ textContent }) => textContent)).toEqual([
      '20 – 60Ok',
      '10 – 20Follow up',
      '60 – 80Follow up',
      '< 10Immediate',
      '> 80Immediate',
    ]);
  });

  it('says that limits cross instead of drawing their ranges, and suggests nothing', async () => {
    const crossing = { ...ofAny, criticalLow: null, low: 20, high: 10, criticalHigh: null };
    const { user } = tryInput(aPoint('Measurement', { measurementLimits: [crossing] }));
    expect(screen.getByText('The limits cross: no range can be shown.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Limits' })).toBeNull();
    await user.type(field('Value'), '15');
    expect(screen.queryByText(/Suggested rating/)).toBeNull();
  });

  it('is held against the limits of its model before those of its family', async () => {
    const measurementLimits = [
      { ...ofAny, id: 'family', productFamilyId: 'f', low: 30, criticalLow: null },
      { ...ofAny, id: 'model', productFamilyId: 'f', productModelId: 'm', low: 40, criticalLow: null },
    ];
    const product = { productFamilyId: 'f', productModelId: 'm' };
    const { user } = tryInput(aPoint('Measurement', { measurementLimits }), { product, unit: 'mm' });
    await user.type(field('Value'), '35');
    expect(screen.getByText('Below the low limit of 40')).toBeTruthy();
    expect(screen.getByText('mm')).toBeTruthy();
  });

  it('of the last visit is selected when its field is tapped, so that digits take its place', async () => {
    const point = aPoint('Measurement', { keyboardType: 'decimal-pad', measurementLimits: [ofAny] });
    const { user, kept } = tryInput(point, { result: { value: '74' } });
    act(() => field('Value').focus());
    await user.keyboard('38');
    expect(kept.current.result).toEqual({ value: '38' });
  });

  it('is typed on at its end after another tap before its digits, and where one has tapped between them', async () => {
    const { user, kept } = tryInput(aPoint('Measurement', { keyboardType: 'decimal-pad' }));
    await user.type(field('Value'), '160');
    await user.pointer({ target: field('Value'), offset: 0, keys: '[MouseLeft]' });
    await user.keyboard('0');
    expect(kept.current.result).toEqual({ value: '1600' });
    await user.pointer({ target: field('Value'), offset: 2, keys: '[MouseLeft]' });
    await user.keyboard('5');
    expect(kept.current.result).toEqual({ value: '16500' });
  });

  it('is drawn behind the last ones as a small curve over the ranges of its limits', async () => {
    const measured = [58, 44, 31].map((value, visit) => ({ at: `2026-0${visit + 1}-05T08:00:00.000Z`, value }));
    const { user } = tryInput(aPoint('Measurement', { measurementLimits: [ofAny] }), { measured });
    const curve = screen.getByRole('img', {
      name: 'Last values: 05.01.2026: 58, 05.02.2026: 44, 05.03.2026: 31',
    });
    const drawn = () => [
      curve.querySelector('polyline')?.getAttribute('points')?.split(' ').length,
      curve.querySelectorAll('rect').length > 0,
      curve.querySelectorAll('line').length,
      within(curve)
        .getAllByText(/^\d+$/)
        .map(({ textContent }) => textContent),
    ];
    expect(drawn()).toEqual([3, true, 0, ['58', '44', '31']]);
    await user.type(field('Value'), '9');
    expect(drawn()).toEqual([3, true, 1, ['58', '44', '31', '9']]);
  });

  it('has no curve where nothing was measured before', () => {
    tryInput(aPoint('Measurement', { measurementLimits: [ofAny] }));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('that is no number is kept and not compared', async () => {
    const { user, kept } = tryInput(aPoint('Measurement', { measurementLimits: [ofAny] }));
    await user.type(field('Value'), '1.234,5');
    expect(screen.getByText(/^Not a number/)).toBeTruthy();
    expect(kept.current.result).toEqual({ value: '1.234,5' });
  });
});

describe('a field for a number', () => {
  const tonnes = { ...newField(0), id: 'tonnes', title: 'Tonnes', keyboardType: 'decimal-pad' as const };
  const point = aPoint('Summary', { fields: [tonnes] });

  it('takes the spaces between groups of digits out when it is left', async () => {
    const { user, kept } = tryInput(point);
    await user.type(field('Tonnes'), '131\u202f200');
    await user.tab();
    expect(kept.current.result).toEqual({ values: [{ fieldId: 'tonnes', value: '131200' }] });
    expect(field('Tonnes').getAttribute('aria-invalid')).toBeNull();
  });

  it('says at once that what was typed is no number', async () => {
    const { user } = tryInput(point);
    await user.type(field('Tonnes'), '131 20');
    expect(screen.queryByText('Enter a number, for example 41')).toBeNull();
    await user.tab();
    expect(screen.getByText('Enter a number, for example 41')).toBeTruthy();
    expect(field('Tonnes').getAttribute('aria-invalid')).toBe('true');
  });

  it('says so to whoever comes back to it', () => {
    tryInput(point, { result: { values: [{ fieldId: 'tonnes', value: 'about 9' }] } });
    expect(screen.getByText('Enter a number, for example 41')).toBeTruthy();
  });
});

describe('a value with a pattern', () => {
  const withPattern = { inputValidationRegexp: '^[A-Z]{2}\\d+$' };

  it.each([
    ['NoAction', 'Not in the expected format', null],
    ['PreventMovingNextPoint', /You cannot go on to the next point/, 'true'],
    ['PreventReport', /You cannot submit/, 'true'],
  ] as const)('says when it is left what %s means', async (validationConsequence, text, invalid) => {
    const { user } = tryInput(aPoint('Comment', { ...withPattern, validationConsequence, keyboardType: 'phone-pad' }));
    await user.type(field('Answer'), 'a1');
    expect(screen.queryByText(text)).toBeNull();
    await user.tab();
    expect(screen.getByText(text)).toBeTruthy();
    expect(field('Answer').getAttribute('aria-invalid')).toBe(invalid);
    await user.clear(field('Answer'));
    await user.type(field('Answer'), 'AB1');
    await user.tab();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is called wrong only after the tap that left it, which would miss what that moves', async () => {
    const fault = /You cannot submit/;
    tryInput(aPoint('Comment', { ...withPattern, validationConsequence: 'PreventReport' }), { result: { value: '' } });
    fireEvent.change(field('Answer'), { target: { value: 'a1' } });
    fireEvent.pointerDown(document.body);
    fireEvent.blur(field('Answer'));
    expect(screen.queryByText(fault)).toBeNull();
    expect(await screen.findByText(fault)).toBeTruthy();
  });

  it('is held against its own rule before that of the point', async () => {
    const own = {
      ...newRangeValue(0),
      title: 'Gap',
      inputValidationRegexp: '^\\d+$',
      validationConsequence: 'PreventReport' as const,
    };
    const { user } = tryInput(aPoint('RangeValues', { ...withPattern, rangeValues: [own] }));
    await user.type(field('Gap'), 'AB1');
    await user.tab();
    expect(screen.getByText(/You cannot submit/)).toBeTruthy();
  });
});

describe('the keyboard of a value', () => {
  it.each([
    ['decimal-pad', 'inputmode', 'decimal'],
    ['number-pad', 'inputmode', 'numeric'],
    ['email-address', 'inputmode', 'email'],
    ['phone-pad', 'inputmode', 'tel'],
    ['date', 'type', 'date'],
    ['date-time', 'type', 'datetime-local'],
  ] as const)('%s is requested by %s %s', (keyboardType, attribute, value) => {
    tryInput(aPoint('Comment', { keyboardType }));
    expect(screen.getByLabelText('Answer').getAttribute(attribute)).toBe(value);
  });

  it('leaves a text that is no date readable in a field for dates', () => {
    tryInput(aPoint('Comment', { keyboardType: 'date' }), { result: { value: 'last week' } });
    expect(field('Answer').value).toBe('last week');
  });
});

describe('values of several fields', () => {
  it.each(['Summary', 'MeasurementsWithPicture'] as const)('of a %s are kept one by one', async (type) => {
    const fields = [
      { ...newField(1), id: 'b', title: 'Second' },
      { ...newField(0), id: 'a', title: 'First' },
    ];
    const { user, kept } = tryInput(aPoint(type, { fields }));
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await user.type(field('First'), '1');
    await user.tab();
    await user.keyboard('2');
    expect(kept.current.result).toEqual({
      values: [
        { fieldId: 'a', value: '1' },
        { fieldId: 'b', value: '2' },
      ],
    });
  });

  it('are shown only on the models that they are for', () => {
    const rangeValues = [
      { ...newRangeValue(0), title: 'Everywhere' },
      { ...newRangeValue(1), title: 'Here', metas: [{ type: 'ProductModel' as const, value: 'm' }] },
      { ...newRangeValue(2), title: 'Elsewhere', metas: [{ type: 'ProductModel' as const, value: 'other' }] },
    ];
    tryInput(aPoint('RangeValues', { rangeValues }), { product: { productFamilyId: 'f', productModelId: 'm' } });
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.queryByRole('textbox', { name: 'Elsewhere' })).toBeNull();
  });
});

it('what was answered to a point of an unknown type is shown and cannot be changed', () => {
  tryInput({ ...aPoint('Comment'), type: 'Hologram' } as never, { result: { depth: 3 } });
  expect(screen.getByText(/does not know points of the type Hologram/)).toBeTruthy();
  expect(screen.getByText(/"depth": 3/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
