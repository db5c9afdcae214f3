import { describe, expect, it } from 'vitest';
import type { PointType } from '../points/point-types.ts';
import { type Rating, ratings } from '../ratings.ts';
import { missingBesideOk, resultFaults, stepFaults, unanswered } from './judge-result.ts';
import { isDone } from './progress.ts';
import { isUntouched, newResult, type PointResult, prefilledResult } from './result.ts';
import { nextLayout } from './result-photos.ts';
import { frozen, snapshotPoint } from './testing/runs.ts';

const anyone = { product: { productFamilyId: null, productModelId: null }, external: false };
const photo = { id: 'p', imageId: 'i', caption: '', layout: 'Default' as const };
const requiredField = { present: true, required: true };

function faults(
  settings: object,
  answer: Partial<PointResult> = {},
  { type = 'Measurement' as PointType, optional = false, external = false } = {},
): string[] {
  const at = snapshotPoint('p', frozen(type, settings), { optional });
  return resultFaults(at, { ...newResult(at.point), ...answer }, { ...anyone, external }).map(
    ({ part, code }) => `${part}: ${code}`,
  );
}

describe('what a point still lacks', () => {
  it.each([
    [{}, {}, []],
    [{ contentRequired: true }, {}, ['content: answer.missingUntitled']],
    [{ contentRequired: true }, { content: { value: '3' } }, []],
    [{}, { content: { value: 'abc' } }, ['content: answer.notNumberUntitled']],
    [{ measurementTitle: 'Gap' }, { content: { value: '1.234,5' } }, ['content: answer.notNumber']],
    [{ keyboardType: 'date' }, { content: { value: '2026-05-20' } }, []],
    [{ ratingField: requiredField }, {}, ['rating: answer.ratingMissing']],
    [{ ratingField: requiredField }, { rating: ratings.Follow }, []],
    [{ ratingField: { present: false, required: true } }, {}, []],
    [{ commentField: requiredField }, { comment: ' ' }, ['comment: answer.commentMissing']],
    [{ commentField: requiredField }, { comment: 'Fine' }, []],
    [{ internalCommentField: requiredField }, {}, ['internalComment: answer.internalCommentMissing']],
    [{ internalCommentField: requiredField }, { internalComment: 'x' }, []],
    [{ photoField: { ...requiredField, onlyForFailure: false } }, {}, ['photos: answer.photoMissing']],
    [{ photoField: { ...requiredField, onlyForFailure: false } }, { photos: [photo] }, []],
    [
      { inputValidationRegexp: '^\\d+$', validationConsequence: 'PreventReport' },
      { content: { value: 'x' } },
      ['content: answer.formUntitled'],
    ],
    [{ inputValidationRegexp: '^\\d+$', validationConsequence: 'PreventReport' }, { content: { value: '7' } }, []],
    [
      { inputValidationRegexp: '^\\d+$', validationConsequence: 'PreventMovingNextPoint' },
      { content: { value: 'x' } },
      ['content: answer.formUntitled'],
    ],
    [
      { inputValidationRegexp: '^\\d+$', validationConsequence: 'NoAction' },
      { content: { value: 'x' } },
      ['content: answer.notNumberUntitled'],
    ],
    [{ inputValidationRegexp: '^(\\d+|none)$', validationConsequence: 'NoAction' }, { content: { value: 'none' } }, []],
    [{ inputValidationRegexp: '(', validationConsequence: 'PreventReport' }, { content: { value: 'x' } }, []],
  ] as [object, Partial<PointResult>, string[]][])('%j answered with %j: %j', (settings, answer, expected) => {
    expect(faults(settings, answer)).toEqual(expected);
  });

  it.each<[Rating, boolean]>([
    [ratings.NotSet, false],
    [ratings.Ok, false],
    [ratings.Follow, false],
    [ratings.Repair, true],
    [ratings.ImmediateAction, true],
  ])('is a photo only for failure at the rating %i: %s', (rating, missing) => {
    const photoField = { ...requiredField, onlyForFailure: true };
    expect(faults({ photoField }, { rating })).toEqual(missing ? ['photos: answer.photoMissing'] : []);
  });

  const everything = {
    contentRequired: true,
    commentField: requiredField,
    ratingField: requiredField,
    photoField: { ...requiredField, onlyForFailure: false },
    inputValidationRegexp: '^\\d+$',
    validationConsequence: 'PreventReport',
  };
  it('is nothing once it is not applicable, nor while an optional one is left alone', () => {
    expect(faults(everything, { content: { value: 'x' } })).toHaveLength(4);
    expect(faults(everything, { content: { value: 'x' }, rating: ratings.NotApplicable })).toEqual([]);
    expect(faults(everything, {}, { optional: true })).toEqual([]);
    expect(faults(everything, { content: { value: '7' } }, { optional: true })).toHaveLength(3);
  });

  it('is a number wherever the keyboard of a field, a cell or a reading has digits alone', () => {
    const field = (keyboardType: string) => ({ id: 'f', index: 0, title: 'Left', keyboardType });
    const range = { ...field('numeric'), inputValidationRegexp: '', validationConsequence: 'NoAction', metas: [] };
    const inField = (value: string) => ({ content: { values: [{ fieldId: 'f', value }] } });
    const picture = { type: 'MeasurementsWithPicture' as const };
    const notNumber = ['content: answer.notNumber'];
    expect(faults({ fields: [field('decimal-pad')] }, inField('abc'), picture)).toEqual(notNumber);
    expect(faults({ fields: [field('decimal-pad')] }, inField('4,2'), picture)).toEqual([]);
    expect(faults({ fields: [field('')] }, inField('abc'), picture)).toEqual([]);
    const cell = { content: { values: [{ rowId: 'r', fieldId: 'f', value: 'abc' }] } };
    const computes = { inspectionPointFieldAggregation: 'None', inspectionPointRowAggregation: 'None' };
    const table = {
      fields: [{ ...field('number-pad'), ...computes }],
      rows: [{ id: 'r', index: 0, title: 'Top', ...computes }],
    };
    expect(faults(table, cell, { type: 'SummaryWithRows' })).toEqual(notNumber);
    const reading = { content: { rangeValues: [{ rangeValueId: 'f', value: 'abc' }] } };
    expect(faults({ rangeValues: [range] }, reading, { type: 'RangeValues' })).toEqual(notNumber);
  });

  it('is never an internal comment of somebody outside', () => {
    expect(faults({ internalCommentField: requiredField }, {}, { external: true })).toEqual([]);
  });

  it('keeps one from stepping on where it says so', () => {
    const at = snapshotPoint(
      'p',
      frozen('Measurement', { inputValidationRegexp: '^\\d+$', validationConsequence: 'PreventMovingNextPoint' }),
    );
    const step = (answer: Partial<PointResult>) =>
      stepFaults(at, { ...newResult(at.point), ...answer }, anyone.product);
    expect(step({ content: { value: 'x' } })).toHaveLength(1);
    expect(step({ content: { value: '' } })).toEqual([]);
    expect(step({ content: { value: 'x' }, rating: ratings.NotApplicable })).toEqual([]);
  });

  it.each(['NoAction', 'PreventReport'])(
    'keeps one at a measurement that is no number, whatever its form: %s',
    (what) => {
      const form = { inputValidationRegexp: '^\\d+([.,]\\d+)?$', validationConsequence: what };
      const at = snapshotPoint('p', frozen('Measurement', form as never));
      const step = (value: string) => stepFaults(at, { ...newResult(at.point), content: { value } }, anyone.product);
      expect(step('27.2.').map(({ code }) => code)).toEqual(['answer.notNumberUntitled']);
      expect(step('27.2')).toEqual([]);
      // The author judges numbers of another form.
      expect(step('-3')).toEqual([]);
    },
  );

  it.each([
    ['abc', {}, ['answer.notNumber']],
    ['4,2', {}, []],
    ['', {}, []],
    ['abc', { inputValidationRegexp: '^\\d+$', validationConsequence: 'PreventReport' }, []],
    ['abc', { inputValidationRegexp: '^\\d+$', validationConsequence: 'PreventMovingNextPoint' }, ['answer.form']],
  ] as const)(
    'keeps one at letters in a cell of numbers, unless an author says otherwise: %s %o',
    (value, rule, said) => {
      const part = {
        index: 0,
        title: 'Top',
        inspectionPointFieldAggregation: 'No',
        inspectionPointRowAggregation: 'No',
      };
      const fields = [{ ...part, id: 'f', keyboardType: 'decimal-pad' }];
      const at = snapshotPoint(
        'p',
        frozen('SummaryWithRows', { fields, rows: [{ ...part, id: 'r' }], ...rule } as never),
      );
      const content = { values: [{ rowId: 'r', fieldId: 'f', value }] };
      const found = stepFaults(at, { ...newResult(at.point), content }, anyone.product);
      expect(found.map(({ code }) => code.replace('Untitled', ''))).toEqual(said);
    },
  );
});

describe('a result', () => {
  const point = frozen('MultipleChoices');
  it.each<[Partial<PointResult>, boolean]>([
    [{}, true],
    [
      {
        content: {
          multipleChoices: [{ multipleChoiceId: 'l', optionIds: [] }],
          followUps: [{ optionId: 'o', value: '' }],
        },
      },
      true,
    ],
    [{ content: { multipleChoices: [{ multipleChoiceId: 'l', optionIds: ['o'] }], followUps: [] } }, false],
    [{ rating: ratings.Ok }, false],
    [{ comment: 'x' }, false],
    [{ photos: [photo] }, false],
    [{ voiceCommentId: 'v' }, false],
  ])('with %j is untouched: %s', (given, untouched) => {
    expect(isUntouched({ ...newResult(point), ...given })).toBe(untouched);
  });

  it('is filled in from the last visit without its judgement, if there is an answer', () => {
    const measurement = frozen('Measurement');
    expect(prefilledResult(measurement, { value: '12' })).toEqual({
      ...newResult(measurement),
      content: { value: '12' },
      prefilled: true,
    });
    expect(prefilledResult(measurement, { value: '' })).toEqual(newResult(measurement));
  });

  it('shows its photos in one layout after the other', () => {
    expect(nextLayout('Default')).toBe('HorizontalGraph');
    expect(nextLayout('HorizontalGraph')).toBe('Fullscreen');
    expect(nextLayout('Fullscreen')).toBe('Default');
  });
});

describe('what was rated without an answer', () => {
  const range = { id: 'left', index: 0, title: 'Left', keyboardType: '', metas: [] };
  const list = { id: 'leaks', index: 0, title: 'Leaks', options: [], metas: [] };
  it.each<[what: string, type: PointType, settings: object, answer: Partial<PointResult>, left: string[]]>([
    ['Ok without a value', 'Measurement', { measurementTitle: 'Width' }, { rating: ratings.Ok }, ['Width']],
    ['Ok with a value', 'Measurement', {}, { rating: ratings.Ok, content: { value: '12' } }, []],
    ['a value without a rating', 'Measurement', {}, { content: { value: '12' } }, []],
    ['a bad rating, which words explain', 'Measurement', {}, { rating: ratings.Repair }, []],
    ['not applicable', 'Measurement', {}, { rating: ratings.NotApplicable }, []],
    ['Ok of words', 'Comment', {}, { rating: ratings.Ok }, []],
    ['what is required is a fault', 'Measurement', { contentRequired: true }, { rating: ratings.Ok }, []],
    ['Ok without readings', 'RangeValues', { rangeValues: [range] }, { rating: ratings.Ok }, ['Left']],
    ['a list of which nothing was found', 'MultipleChoices', { multipleChoices: [list] }, { rating: ratings.Ok }, []],
  ])('%s', (_, type, settings, answer, left) => {
    const at = snapshotPoint('p', frozen(type, settings));
    const result = { ...newResult(at.point), ...answer };
    const found = unanswered(at, result, anyone.product);
    expect(found.map(({ values }) => values.title)).toEqual(left);
    // A report shows both in the same way.
    const titles = missingBesideOk(at, result, anyone.product).map(({ title }) => title);
    expect(titles).toEqual(at.point.contentRequired ? [''] : left);
    if (left.length > 0) expect(isDone(result, () => found)).toBe(false);
  });
});
