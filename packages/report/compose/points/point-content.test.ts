import type { ContentBlock } from '@assay/contract/reports/document';
import { newField, newRangeValue, newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { type PointType, pointTypes } from '@assay/domain/points/point-types';
import type { WireContent } from '@assay/domain/runs/wire-content';
import { describe, expect, it } from 'vitest';
import { aReportPoint } from '../../testing/report-work.ts';
import { answerBlocks } from '../point-entry.ts';
import { readingIn } from '../reading.ts';

const product = { productFamilyId: 'family', productModelId: 'model' };
const shown = (type: PointType, point: object, result: WireContent): ContentBlock[] =>
  answerBlocks(aReportPoint(type, { point, result }), readingIn('en', product));

/** Facts and tables as short lines. */
const lines = (blocks: readonly ContentBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'facts')
      return block.facts.map(({ label, value, tone }) => `${label} = ${value}${tone === 'plain' ? '' : ` (${tone})`}`);
    if (block.kind === 'table')
      return block.rows.map(({ cells }) =>
        cells
          .map(({ text, tone, strong }) => `${text}${tone === 'plain' ? '' : `/${tone}`}${strong ? '!' : ''}`)
          .join(' | '),
      );
    return block.kind === 'text' ? [block.text] : [block.kind];
  });

const limit = (productModelId: string | null, low: number) => ({
  id: `limit ${low}`,
  productFamilyId: productModelId === null ? null : 'family',
  productModelId,
  criticalLow: low - 5,
  low,
  high: 60,
  criticalHigh: null,
});
const range = (title: string, modelId?: string) => ({
  ...newRangeValue(0),
  id: title,
  title,
  metas: modelId ? [{ type: 'ProductModel', value: modelId }] : [],
});
const asking = { id: 'why', followUpRangeValue: range('How long') };
const option = (id: string, more: object = {}) => ({
  id,
  index: 0,
  title: id,
  name: id,
  followUpRangeValue: null,
  ...more,
});
const list = (id: string, modelId?: string) => ({
  ...range(id, modelId),
  radio: false,
  options: [option('Crack', { ...asking, id: 'Crack' }), option('Dent')],
});
const ranges = { rangeValueTitle: 'Clearances', rangeValues: [range('Left'), range('Right', 'another model')] };
const group = { optionGroup: { id: 'g', name: 'Wear', custom: true, options: [option('Little'), option('Much')] } };
const rangeAnswers = ['Left', 'Right'].map((rangeValueId) => ({ rangeValueId, value: '3' }));

describe('what a report says of an answer', () => {
  const measured = { measurementTitle: 'Gap', unitValue: 'mm' };
  it.each<[string, PointType, object, WireContent, string[]]>([
    ['a text', 'Comment', {}, { value: ' Runs well ' }, ['Runs well']],
    ['a day', 'Comment', { keyboardType: 'date' }, { value: '2026-03-05' }, ['05/03/2026']],
    ['a moment', 'Comment', {}, { value: '2026-03-05T07:08' }, ['05/03/2026, 07:08']],
    ['a day that there is not', 'Comment', {}, { value: '2026-13-05' }, ['2026-13-05']],
    ['a value with its unit', 'Measurement', measured, { value: ' 12,50' }, ['Gap = 12.50\u00a0mm']],
    ['a value that is none', 'Measurement', measured, { value: '1,2 or 3' }, ['Gap = 1,2 or 3\u00a0mm']],
    [
      'a value that is called like its point',
      'Measurement',
      { name: 'Gap', measurementTitle: 'Gap' },
      { value: '3' },
      ['Value = 3'],
    ],
    ['a value without a title', 'Measurement', { measurementTitle: '' }, { value: '3' }, ['Value = 3']],
    [
      'a value by the limits of the model',
      'Measurement',
      { ...measured, measurementLimits: [limit(null, 5), limit('model', 15)] },
      { value: '12' },
      ['Gap = 12\u00a0mm (attention)', 'Limits = 15 to 60\u00a0mm', 'Critical = below 10\u00a0mm'],
    ],
    [
      'a value beyond a critical limit',
      'Measurement',
      { ...measured, measurementLimits: [limit(null, 15)] },
      { value: '9.99' },
      ['Gap = 9.99\u00a0mm (urgent)', 'Limits = 15 to 60\u00a0mm', 'Critical = below 10\u00a0mm'],
    ],
    [
      'a value inside its limits',
      'Measurement',
      { ...measured, measurementLimits: [limit(null, 15)] },
      { value: '15' },
      ['Gap = 15\u00a0mm (good)', 'Limits = 15 to 60\u00a0mm', 'Critical = below 10\u00a0mm'],
    ],
    [
      'fields',
      'Summary',
      { fields: ['Hours', ''].map((title, index) => ({ ...newField(index), id: `f${index}`, title })) },
      { content: { values: ['f0', 'f1'].map((fieldId) => ({ fieldId, value: fieldId })) } },
      ['Hours = f0', 'Value = f1'],
    ],
    [
      'fields that were left empty',
      'MeasurementsWithPicture',
      { fields: ['A', 'B'].map((title, index) => ({ ...newField(index), id: title, title })) },
      { content: { values: [{ fieldId: 'B', value: '4' }] } },
      ['B = 4'],
    ],
    ['a selection', 'RadioButtonSelection', group, { selection: 'Much', followUps: [] }, ['Wear = Much']],
    [
      'a selection and the ranges of this model',
      'RadioButtonSelectionAndRangeValues',
      { ...group, ...ranges },
      { selection: 'Little', followUps: [], rangeValues: rangeAnswers },
      ['Wear = Little', 'Clearances: Left = 3'],
    ],
    ['ranges', 'RangeValues', ranges, { rangeValues: rangeAnswers }, ['Clearances: Left = 3']],
    [
      'choices with what they ask for, of lists for this model',
      'MultipleChoices',
      { multipleChoices: [list('Found'), list('Elsewhere', 'another model')] },
      {
        multipleChoices: ['Found', 'Elsewhere'].map((multipleChoiceId) => ({
          multipleChoiceId,
          optionIds: ['Crack', 'Dent'],
        })),
        followUps: [{ optionId: 'Crack', value: '40 mm' }],
      },
      ['Found = Crack, Dent', 'How long = 40 mm'],
    ],
    [
      'choices and ranges',
      'MultipleChoicesAndRangeValues',
      { multipleChoices: [list('Found')], ...ranges },
      {
        multipleChoices: [{ multipleChoiceId: 'Found', optionIds: ['Dent'] }],
        followUps: [],
        rangeValues: rangeAnswers,
      },
      ['Found = Dent', 'Clearances: Left = 3'],
    ],
    [
      'dropdowns',
      'Dropdown',
      { dropdowns: [{ ...list('Oil'), multiselect: false, hideImages: false, validationConsequence: 'NoAction' }] },
      { dropdowns: [{ dropdownId: 'Oil', optionIds: ['Dent'] }], followUps: [] },
      ['Oil = Dent'],
    ],
  ])('tells %s', (_, type, point, result, expected) => {
    expect(lines(shown(type, point, result))).toEqual(expected);
  });

  const table = {
    measurementTitle: 'Thickness',
    unitValue: 'mm',
    inspectionPointAggregationDirection: 'Both',
    fields: [
      { ...newSummaryField(0), id: 'left', title: 'Left' },
      { ...newSummaryField(1), id: 'mean', title: 'Mean', inspectionPointFieldAggregation: 'Average' },
    ],
    rows: [
      { ...newSummaryRow(0), id: 'top', title: 'Top' },
      { ...newSummaryRow(1), id: 'sum', title: '', inspectionPointRowAggregation: 'Sum' },
    ],
    measurementLimits: [limit('model', 15)],
  };

  it('calls a selection the result in other languages, since the name of its options is English', () => {
    const result = { selection: 'Much', followUps: [], rangeValues: rangeAnswers };
    const at = aReportPoint('RadioButtonSelectionAndRangeValues', { point: { ...group, ...ranges }, result });
    expect(lines(answerBlocks(at, readingIn('de', product)))).toEqual(['Ergebnis = Much', 'Clearances: Left = 3']);
    expect(lines(answerBlocks(at, readingIn('en', product)))).toEqual(['Wear = Much', 'Clearances: Left = 3']);
  });

  it('draws a table whose computed cells are strong, and coloured where the limits hold for them [RPV-03]', () => {
    const blocks = shown('SummaryWithRows', table, {
      content: { values: [{ rowId: 'top', fieldId: 'left', value: '12' }] },
    });
    expect(blocks[0]).toMatchObject({ kind: 'table', title: 'Thickness, mm' });
    expect(lines(blocks)).toEqual([
      'Top | 12/attention | 12/attention!',
      'Row 2 | 12! | 12!',
      'Limits = 15 to 60\u00a0mm',
      'Critical = below 10\u00a0mm',
    ]);
  });

  const old = (type: PointType, point: object, result: WireContent, prefilledCells: string[]) =>
    answerBlocks(aReportPoint(type, { point, result: { ...result, prefilledCells } }), readingIn('en', product));

  it('marks the cells of a table that are still as at the last visit, and what is computed from them', () => {
    const content = {
      values: [
        { rowId: 'top', fieldId: 'left', value: '12' },
        { rowId: 'low', fieldId: 'left', value: '20' },
      ],
    };
    const rows = [...table.rows, { ...newSummaryRow(2), id: 'low', title: 'Low' }];
    expect(lines(old('SummaryWithRows', { ...table, rows }, { content }, ['top/left'])).slice(0, 3)).toEqual([
      'Top | 12 */attention | 12 */attention!',
      'Row 2 | 32 *! | 32 *!',
      'Low | 20/good | 20/good!',
    ]);
  });

  it('says beside a field, a range value and a choice that it is still as at the last visit', () => {
    const fields = ['a', 'b'].map((id, index) => ({ ...newField(index), id, title: id }));
    const values = ['a', 'b'].map((fieldId) => ({ fieldId, value: '3' }));
    expect(lines(old('Summary', { fields }, { content: { values } }, ['b']))).toEqual([
      'a = 3',
      'b = 3 (As at the last visit)',
    ]);
    const answer = {
      multipleChoices: [{ multipleChoiceId: 'Found', optionIds: ['Crack'] }],
      followUps: [{ optionId: 'Crack', value: '4 mm' }],
      rangeValues: rangeAnswers,
    };
    const point = { multipleChoices: [list('Found')], ...ranges };
    expect(lines(old('MultipleChoicesAndRangeValues', point, answer, ['Found']))).toEqual([
      'Found = Crack (As at the last visit)',
      'How long = 4 mm (As at the last visit)',
      'Clearances: Left = 3',
    ]);
    expect(lines(old('MultipleChoicesAndRangeValues', point, answer, ['Left'])).at(-1)).toBe(
      'Clearances: Left = 3 (As at the last visit)',
    );
  });

  it.each(pointTypes)('says nothing of %s without an answer', (type) => {
    const empty = {
      value: '',
      selection: null,
      content: { values: [] },
      rangeValues: [],
      multipleChoices: [],
      dropdowns: [],
      followUps: [],
    };
    expect(shown(type, type === 'SummaryWithRows' ? table : {}, empty)).toEqual([]);
  });
});
