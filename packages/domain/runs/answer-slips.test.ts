import { expect, it } from 'vitest';
import { noLimits } from '../measurements/limits.ts';
import type { PointType } from '../points/point-types.ts';
import type { FrozenPoint } from '../protocols/snapshot.ts';
import { ratings } from '../ratings.ts';
import { keptSlips, lastText, meantTexts, openSlips, withCell } from './answer-slips.ts';
import { newResult } from './result.ts';
import { frozen } from './testing/runs.ts';

const product = { productFamilyId: null, productModelId: null };
const gap = frozen('Measurement');
const history = [{ series: '', values: [{ value: 34.1 }, { value: 31.2 }, { value: 28.4 }] }];
const measured = { history };
const placed = (point: FrozenPoint, prefill = false) => ({ point, prefill });
const answer = (value: string, given: object = {}) => ({ ...newResult(gap), content: { value }, ...given });

it('questions a value until it is kept, and again once it is another', () => {
  expect(openSlips(placed(gap), answer('259'), measured, product)).toMatchObject([
    { cell: '', value: '259', kind: 'tenfold' },
  ]);
  const kept = answer('259', { keptSlips: ['=259'] });
  expect(openSlips(placed(gap), kept, measured, product)).toEqual([]);
  expect(keptSlips(gap, kept)).toMatchObject([{ cell: '', value: '259' }]);
  const withTypo = answer('2590', { keptSlips: ['=259'] });
  expect(openSlips(placed(gap), withTypo, measured, product)).toHaveLength(1);
  expect(keptSlips(gap, withTypo)).toEqual([]);
});

it('questions nothing that is not applicable, as at the last visit or without a history', () => {
  expect(openSlips(placed(gap), answer('259', { rating: ratings.NotApplicable }), measured, product)).toEqual([]);
  expect(openSlips(placed(gap), answer('28.4', { prefilled: true }), measured, product)).toEqual([]);
  expect(openSlips(placed(gap), answer('259'), {}, product)).toEqual([]);
});

it('holds a changed value of a clone against the one that was copied there, and leaves the copied one alone', () => {
  const clone = (value: string) => answer(value, { copied: { content: { value: '145' }, comment: '' } });
  const found = (value: string) => openSlips(placed(gap), clone(value), {}, product);
  expect(found('1390')).toMatchObject([{ value: '1390', kind: 'tenfold', against: 'copied', last: 145, meant: 139 }]);
  expect([found('145'), found('139')]).toEqual([[], []]);
});

it('asks no more about a part that grew back once it is said to be replaced', () => {
  const worn = frozen('Measurement', { lifeEstimate: 'Min' });
  const grown = { ...newResult(worn), content: { value: '33.9' } };
  expect(openSlips(placed(worn), grown, measured, product)).toMatchObject([{ kind: 'grewBack' }]);
  expect(openSlips(placed(worn), { ...grown, replaced: true }, measured, product)).toEqual([]);
});

it('holds each cell of a table against its own history, and leaves what is computed alone', () => {
  const fields = ['a', 'b'].map((id, index) => ({
    id,
    index,
    title: id,
    keyboardType: '',
    inspectionPointFieldAggregation: 'No',
  }));
  const rows = [
    { id: 'r', index: 0, title: 'r', inspectionPointRowAggregation: 'No' },
    { id: 'sum', index: 1, title: 'sum', inspectionPointRowAggregation: 'Sum' },
  ];
  const table = frozen('SummaryWithRows', { fields, rows, inspectionPointAggregationDirection: 'Column' });
  const values = [
    { rowId: 'r', fieldId: 'a', value: '47' },
    { rowId: 'r', fieldId: 'b', value: '4.65' },
    { rowId: 'sum', fieldId: 'a', value: '470' },
  ];
  const before = ['r', 'sum'].flatMap((row) =>
    ['a', 'b'].map((field) => ({ series: `row:${row}/field:${field}`, values: [{ value: 46.9 }] })),
  );
  const found = openSlips(
    placed(table),
    { ...newResult(table), content: { fields, rows, values } as never },
    { history: before },
    product,
  );
  expect(found).toMatchObject([{ cell: 'r/b', kind: 'tenfold', meant: 46.5 }]);
});

it('asks about a value of the cell beside it, but not where a new part moved both of them', () => {
  const fields = ['Left', 'Right'].map((id, index) => ({
    id,
    index,
    title: id,
    keyboardType: '',
    inspectionPointFieldAggregation: 'No',
  }));
  const point = frozen('Summary', { fields });
  const before = [
    ['Left', 30],
    ['Right', 55],
  ].map(([field, value]) => ({ series: `field:${field}`, values: [{ value: Number(value) }] }));
  const found = (left: string, right: string) => {
    const values = [
      { fieldId: 'Left', value: left },
      { fieldId: 'Right', value: right },
    ];
    const result = { ...newResult(point), content: { values } as never };
    return openSlips(placed(point), result, { history: before }, product).map(({ cell, kind }) => [cell, kind]);
  };
  expect(found('55', '55')).toEqual([['Left', 'neighbour']]);
  expect(found('90', '90')).toEqual([]);
});

const chosen = { selection: 'option', followUps: [{ optionId: 'option', value: '24' }] };
const ranged = { rangeValues: [{ rangeValueId: 'drive side', value: '24' }] };
const listed = { multipleChoices: [{ multipleChoiceId: 'list', optionIds: ['option'] }], followUps: chosen.followUps };
const everyKind: [type: PointType, content: object, cell: string, series: string][] = [
  ['Measurement', { value: '24' }, '', ''],
  ['Summary', { values: [{ fieldId: 'one', value: '24' }] }, 'one', 'field:one'],
  ['MeasurementsWithPicture', { values: [{ fieldId: 'one', value: '24' }] }, 'one', 'field:one'],
  ['RangeValues', ranged, 'drive side', 'range:drive side'],
  [
    'RadioButtonSelectionAndRangeValues',
    { ...ranged, selection: null, followUps: [] },
    'drive side',
    'range:drive side',
  ],
  [
    'MultipleChoicesAndRangeValues',
    { ...ranged, multipleChoices: [], followUps: [] },
    'drive side',
    'range:drive side',
  ],
  ['RadioButtonSelection', chosen, 'option', 'option:option'],
  ['MultipleChoices', listed, 'option', 'option:option'],
  [
    'Dropdown',
    { dropdowns: [{ dropdownId: 'list', optionIds: ['option'] }], followUps: chosen.followUps },
    'option',
    'option:option',
  ],
];

it.each(everyKind)('questions 24 for 2.4 at a point of the type %s', (type, content, cell, series) => {
  const point = frozen(type);
  const typed = { ...newResult(point), content: content as never };
  const before = [{ series, values: [{ value: 2.5 }, { value: 2.3 }, { value: 2.4 }] }];
  const typo = { cell, value: '24', kind: 'tenfold', meant: 2.4 };
  expect(openSlips(placed(point), typed, { history: before }, product)).toMatchObject([typo]);
  // A visit that began offline knows only the last answer.
  const last = JSON.parse(JSON.stringify(content).replaceAll('"24"', '"2.4"'));
  expect(openSlips(placed(point), typed, { last }, product)).toMatchObject([typo]);
});

it('asks about the answer to an option only while that is chosen', () => {
  const point = frozen('RadioButtonSelection');
  const content = { ...chosen, selection: 'another' } as never;
  const before = [{ series: 'option:option', values: [{ value: 2.4 }] }];
  expect(openSlips(placed(point), { ...newResult(point), content }, { history: before }, product)).toEqual([]);
});

it('asks people who type the last value again, not those who have confirmed it', () => {
  expect(openSlips(placed(gap), answer('28.4'), measured, product)).toMatchObject([{ kind: 'repeated' }]);
  expect(openSlips(placed(gap, true), answer('28.4'), measured, product)).toEqual([]);
  expect(openSlips(placed(gap, true), answer('284'), measured, product)).toMatchObject([{ kind: 'tenfold' }]);
});

it.each([
  ['259', { meant: 25.9 }, ['25.9']],
  ['2,59', { meant: 25.9 }, ['25,9']],
  ['850', { meant: 85, orMeant: 8.5 }, ['85', '8.5']],
  ['33.9', {}, []],
] as const)('says what was meant by %s as it would have been typed', (value, typo, texts) => {
  expect(meantTexts({ value, ...typo })).toEqual(texts);
});

it('says the last value as the one that follows was typed', () => {
  expect(lastText({ value: '19,2', last: 13.6 })).toBe('13,6');
  expect(lastText({ value: '19.2', last: 13.6 })).toBe('13.6');
  expect(lastText({ value: '19' })).toBe('');
});

it('knows by the unit of the point which way a length may be mistaken', () => {
  const kindOf = (unitValue: string, value: string) =>
    openSlips(placed({ ...gap, unitValue }), answer(value), measured, product)[0]?.kind;
  expect([kindOf('mm', '1.1'), kindOf('inch', '1.1'), kindOf('bar', '1.1')]).toEqual(['unit', 'farOff', 'farOff']);
});

it('puts a value into the one cell that it is for', () => {
  const inTable = { values: ['r', 's'].map((rowId) => ({ rowId, fieldId: 'a', value: '1' })) };
  expect(withCell(inTable, 's/a', '2')).toEqual({
    values: [
      { rowId: 'r', fieldId: 'a', value: '1' },
      { rowId: 's', fieldId: 'a', value: '2' },
    ],
  });
  expect(withCell({ value: '259' }, '', '25.9')).toEqual({ value: '25.9' });
  expect(withCell({ values: [{ fieldId: 'a', value: '1' }] }, 'a', '2')).toEqual({
    values: [{ fieldId: 'a', value: '2' }],
  });
  const chosen = {
    ...{ selection: 'o', followUps: [{ optionId: 'o', value: '1' }] },
    rangeValues: [{ rangeValueId: 'v', value: '1' }],
  };
  expect(withCell(chosen, 'o', '2')).toEqual({ ...chosen, followUps: [{ optionId: 'o', value: '2' }] });
  expect(withCell(chosen, 'v', '2')).toEqual({ ...chosen, rangeValues: [{ rangeValueId: 'v', value: '2' }] });
});

it('questions a first value by its limits, and the cells of a first table by their limits and by each other', () => {
  const limits = (given: object) => ({
    measurementLimits: [{ productFamilyId: null, productModelId: null, ...noLimits, ...given }],
  });
  const vibration = { ...frozen('Measurement', limits({ high: 7.1, criticalHigh: 11.2 })), unitValue: 'mm/s' };
  const typed = (value: string) =>
    openSlips(placed(vibration), { ...newResult(vibration), content: { value } }, {}, product);
  expect(typed('65')).toEqual([{ cell: '', value: '65', kind: 'tenfold', meant: 6.5, against: 'limits' }]);
  expect(typed('25')).toEqual([]);

  const parts = (ids: string[]) => ids.map((id, index) => ({ id, index, title: id }));
  const table = (given: object) =>
    frozen('SummaryWithRows', {
      fields: parts(['a', 'b']).map((field) => ({ ...field, inspectionPointFieldAggregation: 'No' })),
      rows: parts(['r', 's']).map((row) => ({ ...row, inspectionPointRowAggregation: 'No' })),
      ...given,
    });
  const inTable = (point: FrozenPoint, [ra, rb, sa, sb]: string[]) => {
    const values = [ra, rb, sa, sb].map((value = '', n) => ({ rowId: 'rs'[n >> 1], fieldId: 'ab'[n & 1], value }));
    return openSlips(placed(point), { ...newResult(point), content: { values } as never }, {}, product);
  };
  const dies = table(limits({ criticalLow: 30, low: 45 }));
  expect(inTable(dies, ['40000', '', '', ''])).toMatchObject([{ cell: 'r/a', kind: 'tenfold', meant: 40 }]);
  expect(inTable(table({}), ['52', '61', '570', '30'])).toMatchObject([{ cell: 's/a', meant: 57 }]);
  expect(inTable(table({}), ['52', '61', '57', '30'])).toEqual([]);
});

it('holds first fields of the same unit or of the same first word against each other', () => {
  const asked = (titles: string[], values: string[]) => {
    const fields = titles.map((title, index) => ({ id: title, index, title, keyboardType: 'decimal-pad' }));
    const point = frozen('Summary', { fields });
    const typed = titles.map((fieldId, n) => ({ fieldId, value: values[n] ?? '' }));
    return openSlips(placed(point), { ...newResult(point), content: { values: typed } }, {}, product);
  };
  expect(asked(['Hours planned', 'Hours run', 'Stops'], ['160', '1500', '4'])).toMatchObject([
    { cell: 'Hours run', kind: 'tenfold', meant: 150, against: 'neighbours' },
  ]);
  expect(asked(['Plate, mm', 'Rubber, mm'], ['24', '260'])).toMatchObject([{ cell: 'Rubber, mm', meant: 26 }]);
  expect(asked(['Drilled metres', 'Percussion hours', 'Holes'], ['4100', '390', '41'])).toEqual([]);
});
