import { describe, expect, it } from 'vitest';
import { newChoiceList, newChoiceOption, newDropdown, newDropdownOption, newGroupOption } from '../points/new-parts.ts';
import type { Point } from '../points/point.ts';
import type { PointType } from '../points/point-types.ts';
import type { ResultContent } from '../points/results.ts';
import { newPoint } from '../points/rules.ts';
import { resultValue } from './dependencies/result-value.ts';
import type { ParameterValue } from './dependencies/rule.ts';
import { dependencyFaults } from './dependency-faults.ts';
import type { PointDependency } from './protocol.ts';
import { shownPoints } from './shown-points.ts';
import { categoriesOf, dependency, protocolPoint } from './testing/protocols.ts';

describe('what a rule sees of an answer', () => {
  const option = (id: string, title: string) => ({ ...newChoiceOption(0), id, title });
  const point = (type: PointType, given: object = {}) => ({ ...newPoint(type), ...given }) as Point;
  const radio = {
    optionGroup: { id: 'g', name: 'Group', custom: true, options: [{ ...newGroupOption(0), id: 'o1', name: 'Worn' }] },
  };
  const lists = {
    multipleChoices: [{ ...newChoiceList(0), id: 'l', options: [option('o1', 'Crack'), option('o2', 'Rust')] }],
  };
  const drops = {
    dropdowns: [{ ...newDropdown(0), id: 'd', options: [{ ...newDropdownOption(0), id: 'o1', title: 'Left' }] }],
  };
  it.each<[Point, object, ParameterValue]>([
    [point('Measurement'), { value: ' 12,5 ' }, 12.5],
    [point('Measurement'), { value: '' }, null],
    [point('Comment'), { value: 'loose' }, 'loose'],
    [point('RadioButtonSelection', radio), { selection: 'o1', followUps: [] }, 'Worn'],
    [point('RadioButtonSelection', radio), { selection: null, followUps: [] }, null],
    [point('RadioButtonSelectionAndRangeValues', radio), { selection: 'o1', followUps: [], rangeValues: [] }, 'Worn'],
    [
      point('MultipleChoices', lists),
      { multipleChoices: [{ multipleChoiceId: 'l', optionIds: ['o2'] }], followUps: [] },
      ['Rust'],
    ],
    [point('MultipleChoices', lists), { multipleChoices: [], followUps: [] }, []],
    [point('Dropdown', drops), { dropdowns: [{ dropdownId: 'd', optionIds: ['o1'] }], followUps: [] }, ['Left']],
    [
      point('RangeValues'),
      {
        rangeValues: [
          { rangeValueId: 'r', value: '3' },
          { rangeValueId: 's', value: '' },
        ],
      },
      [3],
    ],
    [point('MeasurementsWithPicture'), { values: [{ fieldId: 'f', value: 'left' }] }, ['left']],
    [point('SummaryWithRows'), { values: [{ rowId: 'r', fieldId: 'f', value: '7' }] }, [7]],
  ])('of a %o with %j is %j', (of, result, value) => {
    expect(resultValue(of, result as ResultContent)).toEqual(value);
  });
});

describe('the points that an inspector sees', () => {
  const json = (rule: unknown): PointDependency => dependency({ id: 'rule', type: 'json', json: rule });
  const on = (parameter: string, protocolPointId: string | null) => dependency({ parameter, protocolPointId });
  const model = dependency({ type: 'model', parameter: 'model' });
  const at = (id: string, ...dependencies: PointDependency[]) => ({ id, dependencies });
  const seen = (
    points: ReturnType<typeof at>[],
    answers: Record<string, ParameterValue> = {},
    name: string | null = null,
  ) =>
    Object.fromEntries(
      [...shownPoints(points, (id) => answers[id] ?? null, name)].map(([id, { shown, warning }]) => [
        id,
        warning?.code ?? shown,
      ]),
    );

  it('are all where nothing depends', () => {
    expect(seen([at('a'), at('b')])).toEqual({ a: true, b: true });
  });

  it.each<[ParameterValue, boolean]>([
    [null, false],
    ['', false],
    [[], false],
    [0, true],
    ['text', true],
    [['one'], true],
  ])('without a rule wait for a value: %j shows: %s', (value, shown) => {
    expect(seen([at('a'), at('b', on('x', 'a'))], { a: value })).toEqual({ a: true, b: shown });
  });

  it('follow a rule over other points and the model', () => {
    const points = [
      at('a'),
      at('b', on('x', 'a'), json({ '>': [{ var: 'x' }, 10] })),
      at('c', model, json({ in: [{ var: 'model' }, ['JX 100', 'JX 200']] })),
      at('d', model),
    ];
    expect(seen(points, { a: 11 }, 'JX 100')).toEqual({ a: true, b: true, c: true, d: true });
    expect(seen(points, { a: 10 }, 'CX 1')).toEqual({ a: true, b: false, c: false, d: true });
    expect(seen(points)).toEqual({ a: true, b: false, c: false, d: false });
  });

  it('count the answer of a hidden point as none', () => {
    const points = [at('c', on('x', 'b')), at('b', on('x', 'a')), at('a')];
    expect(seen(points, { a: 'yes', b: 'yes' })).toEqual({ a: true, b: true, c: true });
    expect(seen(points, { b: 'yes' })).toEqual({ a: true, b: false, c: false });
  });

  it('are shown with a warning where it cannot be read', () => {
    expect(seen([at('a', on('x', 'gone')), at('b', on('x', null))])).toEqual({
      a: 'dependency.pointNotFound',
      b: 'dependency.pointNotFound',
    });
    expect(seen([at('a', json({ shout: 1 }))])).toEqual({ a: 'rule.unknownOperator' });
    expect(Object.values(seen([at('a', on('x', 'b')), at('b', on('x', 'a'))]))).toContain('dependency.onItself');
  });
});

describe('dependencies that stand in the way of saving', () => {
  const faults = (...points: [string, ...PointDependency[]][]) =>
    dependencyFaults({
      categories: categoriesOf(points.map(([id, ...dependencies]) => protocolPoint(id, { dependencies }))),
    }).map(({ path, code }) => `${path.replace('categories.0.inspectionPoints.', '')}: ${code}`);
  const on = (parameter: string, protocolPointId: string | null) => dependency({ parameter, protocolPointId });
  const circle = 'dependency.onItself';

  it('are circles, however long', () => {
    expect(faults(['a', on('x', 'a')])).toEqual([`0.dependencies: ${circle}`]);
    expect(faults(['a', on('x', 'b')], ['b', on('x', 'c')], ['c', on('x', 'a')], ['d', on('x', 'a')])).toEqual(
      [0, 1, 2].map((place) => `${place}.dependencies: ${circle}`),
    );
  });

  it('are parameters without a proper name, or with one name twice', () => {
    expect(faults(['a', on('', 'b'), on('x.y', 'b'), on('x', 'b'), on('x', 'b')])).toEqual([
      '0.dependencies.0.parameter: dependency.variableName',
      '0.dependencies.1.parameter: dependency.variableName',
      '0.dependencies.3.parameter: dependency.variableTwice',
    ]);
  });

  it('are a second rule, and a rule over what is no parameter', () => {
    const rule = (json: unknown) => dependency({ type: 'json', json });
    expect(faults(['a', rule({ var: 'x' }), rule(true)])).toEqual([
      '0.dependencies.0.json: rule.unknownVariable',
      '0.dependencies.1.json: dependency.secondRule',
    ]);
  });

  it('are targets that nobody chose [PRO-11]', () => {
    const unchosen = 'dependencies.0.protocolPointId: dependency.pointMissing';
    expect(faults(['a', on('x', null)], ['b', dependency({ type: 'model', parameter: 'x' })])).toEqual([
      `0.${unchosen}`,
    ]);
  });

  it('are not targets that are gone: they show as not found', () => {
    expect(faults(['a', on('x', 'gone')])).toEqual([]);
  });
});
