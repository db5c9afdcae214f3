import { describe, expect, it } from 'vitest';
import { newChoiceList, newChoiceOption, newDropdown, newDropdownOption, newRangeValue } from './new-parts.ts';
import type { Point } from './point.ts';
import type { PointType } from './point-types.ts';
import { newPoint, pointFaults, pointWarnings } from './rules.ts';

const faulty = { inputValidationRegexp: '(' };
const point = (type: PointType, given: object = {}): Point =>
  ({ ...newPoint(type), name: 'A', productCategoryId: 'c', ...given }) as Point;
const asking = { ...newRangeValue(0), ...faulty };
const gap = { ...newRangeValue(0), title: 'Gap' };
const named = { ...newDropdown(0), options: [{ ...newDropdownOption(0), title: 'One' }] };
const warnings = (of: Point) => pointWarnings(of).map(({ path, code }) => `${path} ${code}`);

describe('what is odd in a point warns, and never blocks', () => {
  it.each<[string, Point, string[]]>([
    ['its own expression', point('Comment', faulty), ['inputValidationRegexp']],
    ['that of a range value', point('RangeValues', { rangeValues: [gap, { ...gap, ...faulty }] }), ['rangeValues.1']],
    [
      'those of a list of choices and of what its option asks',
      point('MultipleChoices', {
        multipleChoices: [
          {
            ...newChoiceList(0),
            ...faulty,
            options: [{ ...newChoiceOption(0), title: 'One', followUpRangeValue: asking }],
          },
        ],
      }),
      ['multipleChoices.0', 'multipleChoices.0'],
    ],
    ['that of a dropdown', point('Dropdown', { dropdowns: [named, { ...named, ...faulty }] }), ['dropdowns.1']],
  ])('a faulty expression: %s', (_, of, places) => {
    expect(warnings(of)).toEqual(places.map((path) => `${path} point.patternFaulty`));
    expect(pointFaults(of)).toEqual([]);
  });

  it('a list or dropdown of which no option is named', () => {
    expect(warnings(point('MultipleChoices'))).toEqual(['multipleChoices.0 point.noOptionNamed']);
    expect(warnings(point('Dropdown', { dropdowns: [named, newDropdown(1)] }))).toEqual([
      'dropdowns.1 point.noOptionNamed',
    ]);
  });

  it('a range value without a title', () => {
    const rangeValues = [gap, { ...gap, title: ' ' }];
    expect(warnings(point('RangeValues', { rangeValues }))).toEqual(['rangeValues.1 point.valueUntitled']);
  });

  it('certain inspection types or use cases, and none of them', () => {
    const defined = (type: string) => ({ type, value: 'true' });
    const metas = [defined('ProtocolTypesDefined'), defined('UseCaseTypesDefined')];
    expect(warnings(point('Comment', { metas }))).toEqual(['metas point.noProtocolType', 'metas point.noUseCaseType']);
    const chosen = [...metas, { type: 'ProtocolType', value: 'Daily' }, { type: 'UseCaseType', value: 'Service' }];
    expect(warnings(point('Comment', { metas: chosen }))).toEqual([]);
  });
});
