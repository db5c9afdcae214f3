import { describe, expect, it } from 'vitest';
import { newChoiceList, newChoiceOption, newDropdown, newGroupOption, newRangeValue } from './new-parts.ts';
import type { Point, PointContents } from './point.ts';
import type { PointType } from './point-types.ts';
import { pointTypeOf, pointTypes, templateTypes } from './point-types.ts';
import type { ResultContent } from './results.ts';
import {
  cleanedPoint,
  emptyResult,
  failedEntries,
  missingEntries,
  newPoint,
  pointFaults,
  pointWarnings,
} from './rules.ts';

const point = <T extends PointType>(type: T, given: Partial<Point<T>> = {}): Point<T> =>
  ({ ...newPoint(type), name: 'A point', productCategoryId: 'crushers', ...given }) as Point<T>;
const paths = (faults: { path: string }[]) => faults.map(({ path }) => path);
const anyProduct = { productFamilyId: null, productModelId: null };
const limit = (given: object) => ({
  id: '',
  ...anyProduct,
  criticalLow: null,
  low: null,
  high: null,
  criticalHigh: null,
  ...given,
});
const option = (id: string, title: string) => ({ ...newChoiceOption(0), id, title });
const group = (...names: string[]) => ({
  id: 'g',
  name: 'Group',
  custom: true,
  options: names.map((name, index) => ({ ...newGroupOption(index), id: name, name })),
});

describe('types of points', () => {
  it('are eleven, compare ignoring case, and authors can begin nine of them', () => {
    expect(pointTypes).toHaveLength(11);
    expect(pointTypeOf('SUMMARYWITHROWS')).toBe('SummaryWithRows');
    expect(pointTypeOf('Riddle')).toBeUndefined();
    expect(templateTypes).toHaveLength(9);
  });
});

describe('what stands in the way of saving', () => {
  it.each(pointTypes)('a %s is a missing name and a missing product category', (type) => {
    const missing = paths(pointFaults({ ...point(type), name: ' ', productCategoryId: '' }));
    expect(missing).toEqual(expect.arrayContaining(['name', 'productCategoryId']));
  });

  it.each([
    [point('Comment'), []],
    [point('RangeValues'), []],
    [point('MeasurementsWithPicture'), ['fields.0.title', 'fields.1.title', 'fields.2.title', 'fields.3.title']],
    [point('RadioButtonSelection'), ['optionGroup']],
    [point('RadioButtonSelection', { optionGroup: group('', ' ') }), ['optionGroup.options']],
    [point('RadioButtonSelectionAndRangeValues', { optionGroup: group('', 'Good') }), []],
    [point('Measurement', { measurementLimits: [limit({ low: 2, high: 1 })] }), ['measurementLimits.0.low']],
    [point('Measurement', { measurementLimits: [limit({}), limit({})] }), ['measurementLimits.1.productFamilyId']],
    [
      point('SummaryWithRows', { measurementLimits: [limit({ productModelId: 'M' }), limit({ productModelId: 'M' })] }),
      ['measurementLimits.1.productModelId'],
    ],
    [point('SummaryWithRows'), []],
  ])('in case %# is %j', (given, expected) => expect(paths(pointFaults(given as Point))).toEqual(expected));

  it('is never the check of a summary table, which only warns', () => {
    const table = point('SummaryWithRows');
    const twice = <Part extends object>(part: Part | undefined) =>
      ['a', 'b'].map((id, index) => ({ ...(part as Part), id, index, title: id }));
    const odd: Point = {
      ...table,
      fields: twice(table.fields[0]).map((field) => ({ ...field, inspectionPointFieldAggregation: 'Sum' as const })),
      rows: twice(table.rows[0]).map((row) => ({ ...row, inspectionPointRowAggregation: 'Sum' as const })),
    };
    expect(paths(pointWarnings(table))).toEqual(['fields.0.title', 'rows.0.title']);
    expect(paths(pointWarnings(odd))).toEqual(['fields', 'rows']);
    expect(pointFaults(odd)).toEqual([]);
  });

  it('is no line of a chart that names nothing, which only warns', () => {
    const [row] = point('SummaryWithRows').rows;
    const lines = ['', row?.id ?? ''].map((rowId) => ({ id: `l${rowId}`, name: 'Line', rowId, columnId: '' }));
    const table = point('SummaryWithRows', { rows: row ? [row] : [], visualizationDatasets: lines });
    expect(paths(pointWarnings(table))).toContain('visualizationDatasets.0');
    expect(paths(pointWarnings(table))).not.toContain('visualizationDatasets.1');
    expect(pointFaults(table)).toEqual([]);
  });
});

describe('a point that is kept', () => {
  it('drops options without a name and numbers the others from 0 [PNT-15]', () => {
    const radio = cleanedPoint(
      point('RadioButtonSelection', { optionGroup: group('', 'Good', ' ', 'Bad') }),
    ) as Point<'RadioButtonSelection'>;
    expect(radio.optionGroup?.options.map(({ name, index }) => [name, index])).toEqual([
      ['Good', 0],
      ['Bad', 1],
    ]);
    const lists = [
      {
        ...newChoiceList(7),
        options: [{ ...option('b', 'B'), index: 2 }, option('x', ' '), { ...option('a', 'A'), index: 1 }],
      },
    ];
    const choices = cleanedPoint(
      point('MultipleChoicesAndRangeValues', {
        multipleChoices: lists,
        rangeValues: [newRangeValue(4), newRangeValue(2)],
      }),
    );
    expect(choices).toMatchObject({
      multipleChoices: [
        {
          index: 0,
          options: [
            { title: 'A', index: 0 },
            { title: 'B', index: 1 },
          ],
        },
      ],
      rangeValues: [{ index: 0 }, { index: 1 }],
    });
    const dropdowns = [{ ...newDropdown(3), options: [{ ...option('', ''), imageId: null }] }];
    expect(cleanedPoint(point('Dropdown', { dropdowns }))).toMatchObject({ dropdowns: [{ index: 0, options: [] }] });
  });

  it.each(pointTypes)('of type %s is the same when it is cleaned twice', (type) => {
    const once = cleanedPoint(point(type));
    expect(cleanedPoint(once)).toEqual(once);
  });
});

describe('what an inspector fills in', () => {
  const judged = (given: Point, result: ResultContent, product = anyProduct) => ({
    failed: failedEntries(given, result, product).map(({ id, consequence }) => [id, consequence]),
    missing: missingEntries(given, result, product).map(({ id }) => id),
  });

  it.each(pointTypes)('in a new %s is empty and fails nothing', (type) => {
    const fresh = point(type, { inputValidationRegexp: '^never$' } as never);
    expect(judged(fresh, emptyResult(fresh)).failed).toEqual([]);
  });

  it('is tried by the pattern of its part, else by that of the point, each with its consequence', () => {
    const own = {
      ...newRangeValue(0),
      id: 'own',
      inputValidationRegexp: '^\\d+$',
      validationConsequence: 'PreventReport' as const,
    };
    const plain = { ...newRangeValue(1), id: 'plain' };
    const ranges = point('RangeValues', {
      rangeValues: [own, plain],
      inputValidationRegexp: '^[a-z]+$',
      validationConsequence: 'PreventMovingNextPoint',
    });
    const values = (a: string, b: string) => ({
      rangeValues: [
        { rangeValueId: 'own', value: a },
        { rangeValueId: 'plain', value: b },
      ],
    });
    expect(judged(ranges, values('x', '7'))).toEqual({
      failed: [
        ['own', 'PreventReport'],
        ['plain', 'PreventMovingNextPoint'],
      ],
      missing: [],
    });
    expect(judged(ranges, values('7', 'x'))).toEqual({ failed: [], missing: [] });
    expect(judged(ranges, values('', ' '))).toEqual({ failed: [], missing: ['own', 'plain'] });
  });

  it('of range values and lists is what the model of the machine shows', () => {
    const ofModel = { ...newRangeValue(0), id: 'of-model', metas: [{ type: 'ProductModel' as const, value: 'M' }] };
    const always = { ...newRangeValue(1), id: 'always' };
    const list = { ...newChoiceList(0), id: 'list', metas: ofModel.metas };
    const choices = point('MultipleChoicesAndRangeValues', { rangeValues: [ofModel, always], multipleChoices: [list] });
    const empty = emptyResult(choices);
    expect(judged(choices, empty).missing).toEqual(['always']);
    expect(judged(choices, empty, { ...anyProduct, productModelId: 'M' } as never).missing).toEqual([
      'list',
      'of-model',
      'always',
    ]);
  });

  it('of a summary table is every cell that is not computed', () => {
    const content: Partial<PointContents['SummaryWithRows']> = {
      inspectionPointAggregationDirection: 'Both',
      fields: ['a', 'sum'].map((id, index) => ({
        id,
        index,
        title: id,
        keyboardType: '',
        inspectionPointFieldAggregation: id === 'sum' ? 'Sum' : 'No',
      })),
      rows: ['1', 'max'].map((id, index) => ({
        id,
        index,
        title: id,
        inspectionPointRowAggregation: id === 'max' ? 'Max' : 'No',
      })),
    };
    const table = point('SummaryWithRows', content);
    expect(judged(table, { values: [] }).missing).toEqual(['1/a']);
    expect(judged(table, { values: [{ rowId: '1', fieldId: 'a', value: '5' }] }).missing).toEqual([]);
  });

  it('of a chosen option includes what the option asks', () => {
    const asking = {
      ...newGroupOption(0),
      id: 'worn',
      name: 'Worn',
      followUpRangeValue: { ...newRangeValue(0), inputValidationRegexp: '^\\d+$' },
    };
    const radio = point('RadioButtonSelection', {
      optionGroup: { ...group('Good'), options: [...group('Good').options, asking] },
    });
    const chosen = (selection: string | null, value = '') => ({ selection, followUps: [{ optionId: 'worn', value }] });
    expect(judged(radio, chosen(null)).missing).toEqual(['selection']);
    expect(judged(radio, chosen('Good')).missing).toEqual([]);
    expect(judged(radio, chosen('worn')).missing).toEqual(['worn/followUp']);
    expect(judged(radio, chosen('worn', 'x')).failed).toEqual([['worn/followUp', 'NoAction']]);
    const list = {
      ...newChoiceList(0),
      id: 'list',
      options: [{ ...option('c', 'Crack'), followUpRangeValue: newRangeValue(0) }],
    };
    const choices = point('MultipleChoices', { multipleChoices: [list] });
    expect(
      judged(choices, { multipleChoices: [{ multipleChoiceId: 'list', optionIds: ['c'] }], followUps: [] }).missing,
    ).toEqual(['c/followUp']);
    const dropdown = {
      ...newDropdown(0),
      id: 'd',
      inputValidationRegexp: '^Oil$',
      validationConsequence: 'PreventReport' as const,
      options: [{ ...option('w', 'Water'), imageId: null }],
    };
    expect(
      judged(point('Dropdown', { dropdowns: [dropdown] }), {
        dropdowns: [{ dropdownId: 'd', optionIds: ['w'] }],
        followUps: [],
      }),
    ).toEqual({
      failed: [['d', 'PreventReport']],
      missing: [],
    });
  });
});
