import { describe, expect, it } from 'vitest';
import { newChoiceList, newChoiceOption, newDropdown, newDropdownOption, newField } from '../points/new-parts.ts';
import type { Point } from '../points/point.ts';
import { pointTypes } from '../points/point-types.ts';
import { emptyResult } from '../points/rules.ts';
import { frozen } from './testing/runs.ts';
import { contentAfter, contentFaults, toWireContent, type WireContent } from './wire-content.ts';

const choices = (radio: boolean) =>
  frozen('MultipleChoices', {
    multipleChoices: [
      { ...newChoiceList(0), id: 'l', radio, options: ['o1', 'o2'].map((id) => ({ ...newChoiceOption(0), id })) },
    ],
  });
const dropdown = (multiselect: boolean) =>
  frozen('Dropdown', {
    dropdowns: [
      { ...newDropdown(0), id: 'd', multiselect, options: ['o1', 'o2'].map((id) => ({ ...newDropdownOption(0), id })) },
    ],
  });
const fields = frozen('MeasurementsWithPicture', { fields: [{ ...newField(0), id: 'f' }] });

describe('an answer', () => {
  it.each<[string, Point, WireContent, string[]]>([
    ['of its own kind', frozen('Measurement'), { value: '12' }, []],
    ['of another type', frozen('Measurement'), { selection: null, rangeValues: [] }, ['selection', 'rangeValues']],
    ['to a field', fields, { content: { values: [{ fieldId: 'f', value: '1' }] } }, []],
    [
      'to no field of it',
      fields,
      { content: { values: [{ fieldId: 'x', value: '1' }] } },
      ['content.values.0.fieldId'],
    ],
    [
      'with no option of it',
      choices(false),
      { multipleChoices: [{ multipleChoiceId: 'l', optionIds: ['x'] }] },
      ['multipleChoices.0.optionIds'],
    ],
    ['with two of many', choices(false), { multipleChoices: [{ multipleChoiceId: 'l', optionIds: ['o1', 'o2'] }] }, []],
    [
      'with two of one',
      choices(true),
      { multipleChoices: [{ multipleChoiceId: 'l', optionIds: ['o1', 'o2'] }] },
      ['multipleChoices.0.optionIds'],
    ],
    [
      'with two from one dropdown',
      dropdown(false),
      { dropdowns: [{ dropdownId: 'd', optionIds: ['o1', 'o2'] }] },
      ['dropdowns.0.optionIds'],
    ],
    [
      'with two from a wide dropdown',
      dropdown(true),
      { dropdowns: [{ dropdownId: 'd', optionIds: ['o1', 'o2'] }] },
      [],
    ],
    ['with a selection of nothing', frozen('RadioButtonSelection'), { selection: null }, []],
    ['with a selection of something else', frozen('RadioButtonSelection'), { selection: 'x' }, ['selection']],
  ])('%s is right or says where it is wrong', (_, point, input, paths) => {
    expect(contentFaults(point, input).map(({ path }) => path)).toEqual(paths);
  });

  it.each(pointTypes)('to a %s says on the wire what it says here', (type) => {
    const empty = emptyResult(frozen(type));
    expect(contentFaults(frozen(type), toWireContent(empty))).toEqual([]);
    expect(contentAfter(empty, toWireContent(empty))).toEqual(empty);
  });

  it('leaves what the input does not name as it was', () => {
    const before = { selection: 'o1', followUps: [{ optionId: 'o1', value: '3' }], rangeValues: [] };
    expect(contentAfter(before, { rangeValues: [{ rangeValueId: 'r', value: '1' }] })).toEqual({
      ...before,
      rangeValues: [{ rangeValueId: 'r', value: '1' }],
    });
    expect(contentAfter({ values: [] }, { content: { values: [{ fieldId: 'f', value: '1' }] } })).toEqual({
      values: [{ fieldId: 'f', value: '1' }],
    });
  });

  it('takes nothing from what is sent beside it', () => {
    const sent = { value: '1', comment: 'Not an answer', internalComment: 'Nor this' };
    expect(contentAfter({ value: '' }, sent)).toEqual({ value: '1' });
  });
});
