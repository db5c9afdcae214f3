import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isId, newId } from '../id.ts';
import { copyOfPoint } from './copy-of-point.ts';
import { newChoiceList, newChoiceOption, newGroupOption, newRangeValue } from './new-parts.ts';
import { planPoint, planSettings } from './plan-point.ts';
import type { Point } from './point.ts';
import { type PointType, pointTypes } from './point-types.ts';
import { referencesOf } from './references.ts';
import { newPoint } from './rules.ts';
import type { SentPoint } from './sent-point.ts';
import { newSettings } from './settings.ts';
import { arbitraryPoint, type World } from './testing/arbitrary-points.ts';

const world: World = {
  categoryIds: [newId()],
  unitIds: [newId()],
  groupIds: [newId()],
  products: [
    { familyId: newId(), modelId: newId() },
    { familyId: newId(), modelId: newId() },
  ],
};
const predefined = {
  id: world.groupIds[0] ?? '',
  name: 'Yes or no',
  custom: false,
  options: [{ ...newGroupOption(0), id: newId(), name: 'Yes' }],
};
const choices = { deleteMissing: true, predefined };
const sent = <T extends PointType>(type: T, given: object = {}) =>
  ({ ...newPoint(type), name: 'A point', productCategoryId: world.categoryIds[0], ...given }) as SentPoint;
const saved = (point: SentPoint): Point => planPoint(null, point, choices).point;
const paths = (current: Point | null, point: SentPoint, given: object = {}) =>
  planPoint(current, point, { ...choices, ...given }).errors.map(({ path }) => path);

const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
};

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (['id', 'rowId', 'columnId'].includes(key) ? undefined : inner)));

describe('a plan of a save', () => {
  it.each(pointTypes)(
    'of a new %s gives every part an id of its own, and of the same again changes nothing',
    (type) => {
      fc.assert(
        fc.property(arbitraryPoint(type, world), (point) => {
          const { point: made, errors } = planPoint(null, point, choices);
          expect(errors).toEqual([]);
          const ids = idsIn(made);
          expect(ids.filter((id) => !isId(id))).toEqual([]);
          expect(new Set(ids).size).toBe(ids.length);
          for (const deleteMissing of [true, false])
            expect(planPoint(made, made, { ...choices, deleteMissing })).toEqual({
              point: made,
              errors: [],
              batches: [],
            });
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each(pointTypes)('of a copy of a %s shares no part with it, and says the same', (type) => {
    fc.assert(
      fc.property(arbitraryPoint(type, world), (point) => {
        const original = saved(point);
        const copy = saved(copyOfPoint(original));
        const shared = idsIn(predefined);
        expect(idsIn(copy).filter((id) => idsIn(original).includes(id) && !shared.includes(id))).toEqual([]);
        expect(copy.name).toBe(`${original.name} (copy)`);
        expect(withoutIds({ ...copy, name: '' })).toEqual(withoutIds({ ...original, name: '' }));
      }),
      { numRuns: 40 },
    );
  });

  it('of a copy keeps the name within its length', () =>
    expect(copyOfPoint({ ...newPoint('Comment'), name: 'x'.repeat(300) }).name).toHaveLength(300));

  const ranges = (...values: object[]) =>
    sent('RangeValues', { rangeValues: values.map((value, i) => ({ ...newRangeValue(i), ...value })) });
  const titles = (point: Point) =>
    (point as Point<'RangeValues'>).rangeValues.map(({ title, index }) => `${index} ${title}`);
  const three = saved(ranges({ title: 'a' }, { title: 'b' }, { title: 'c' }));
  const [first, second] = (three as Point<'RangeValues'>).rangeValues;

  it('deletes parts that are missing when that is requested, and keeps them in their places otherwise', () => {
    const change = ranges({ ...second, title: 'B' });
    expect(titles(planPoint(three, change, choices).point)).toEqual(['0 B']);
    expect(titles(planPoint(three, change, { deleteMissing: false }).point)).toEqual(['0 a', '1 B', '2 c']);
  });

  it('keeps known ids, and gives new ones for temporary and absent ones', () => {
    const { point } = planPoint(three, ranges({ id: undefined, title: 'new' }, { ...first, index: 1 }), choices);
    const kept = (point as Point<'RangeValues'>).rangeValues;
    expect(kept[1]?.id).toBe(first?.id);
    expect(isId(kept[0]?.id ?? '')).toBe(true);
  });

  it('refuses ids that are not of this point, wherever they stand', () => {
    const foreign = { ...newRangeValue(0), id: newId() };
    expect(paths(three, ranges(foreign))).toEqual(['rangeValues.0.id']);
    expect(paths(three, ranges(first ?? {}, first ?? {}))).toEqual(['rangeValues.1.id']);
    const list = { ...newChoiceList(0), options: [{ ...newChoiceOption(0), title: 'x', followUpRangeValue: foreign }] };
    const choosing = saved(sent('MultipleChoices'));
    expect(paths(choosing, sent('MultipleChoices', { multipleChoices: [list] }))).toEqual([
      'multipleChoices.0.options.0.followUpRangeValue.id',
    ]);
    const group = { id: newId(), name: '', custom: true, options: [{ ...newGroupOption(0), name: 'x' }] };
    const selecting = saved(sent('RadioButtonSelection', { optionGroup: predefined }));
    expect(paths(selecting, sent('RadioButtonSelection', { optionGroup: group }))).toEqual(['optionGroup.id']);
    expect(
      paths(null, sent('RadioButtonSelection', { optionGroup: { ...group, custom: false } }), {
        predefined: undefined,
      }),
    ).toContain('optionGroup.id');
  });

  it('gives all parts of a new point ids of their own, also where they were read from another', () => {
    const { errors, point } = planPoint(null, three as SentPoint, choices);
    const [before, after] = [idsIn(three), idsIn(point)];
    expect(errors).toEqual([]);
    expect(after).toHaveLength(before.length);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(titles(point)).toEqual(titles(three));
    expect(paths(null, ranges(first ?? {}, first ?? {}))).toEqual(['rangeValues.1.id']);
  });

  it('patches two fields of known range values, after the list was applied', () => {
    const id = first?.id ?? '';
    const change = {
      ...ranges({ ...first, title: 'A', inputValidationRegexp: 'x' }),
      rangeValueUpdates: { [id]: { inputValidationRegexp: '(' } },
    };
    expect(planPoint(three, change, choices).point).toMatchObject({
      rangeValues: [{ title: 'A', inputValidationRegexp: '(', validationConsequence: 'NoAction' }],
    });
    const unknown = newId();
    expect(paths(three, { ...change, rangeValueUpdates: { [unknown]: {} } })).toEqual([`rangeValueUpdates.${unknown}`]);
  });

  it('leaves range values as they are where none are sent, but for what is patched', () => {
    const id = first?.id ?? '';
    const { rangeValues: _, ...change } = ranges();
    const before = (three as { rangeValues: { id: string }[] }).rangeValues;
    expect(before.length).toBeGreaterThan(1);
    expect(planPoint(three, change, choices)).toMatchObject({ point: { rangeValues: before }, errors: [] });
    const patched = planPoint(
      three,
      { ...change, rangeValueUpdates: { [id]: { inputValidationRegexp: '^9$' } } },
      choices,
    );
    expect(patched).toMatchObject({
      point: {
        rangeValues: before.map((value) => (value.id === id ? { ...value, inputValidationRegexp: '^9$' } : value)),
      },
      errors: [],
    });
    expect(planPoint(three, { ...change, rangeValues: [] }, choices).point).toMatchObject({ rangeValues: [] });
  });

  it('takes the models from modelIds or from the metas, and refuses those that differ', () => {
    const [one, two] = [newId(), newId()];
    const any = { type: 'AnyProductModel', value: '' };
    const model = { type: 'ProductModel', value: one };
    const applicabilityFrom = (part: object) => (saved(ranges(part)) as Point<'RangeValues'>).rangeValues[0]?.metas;
    expect(applicabilityFrom({ metas: [any], modelIds: [one] })).toEqual([any, model]);
    expect(applicabilityFrom({ metas: [any, model] })).toEqual([any, model]);
    expect(applicabilityFrom({ metas: [any, model], modelIds: [one] })).toEqual([any, model]);
    for (const modelIds of [[two], [one, two], []])
      expect(paths(null, ranges({ metas: [any, model], modelIds }))).toEqual(['rangeValues.0.modelIds']);
  });

  it('keeps tags, which are given elsewhere', () => {
    const tagged = { ...three, rangeValues: [{ ...first, tags: ['wear'] }] } as Point;
    expect(planPoint(tagged, ranges({ ...first, tags: undefined }), choices).point).toMatchObject({
      rangeValues: [{ tags: ['wear'] }],
    });
  });

  it('leads the lines of a chart to their rows and fields, and drops those whose row goes', () => {
    const fresh = newPoint('SummaryWithRows') as Point<'SummaryWithRows'>;
    const [row, field] = [fresh.rows[0]?.id ?? '', fresh.fields[0]?.id ?? ''];
    const chart = [
      { name: 'cell', rowId: row, columnId: field },
      { name: 'row', rowId: row, columnId: '' },
    ];
    const table = saved(
      sent('SummaryWithRows', {
        ...fresh,
        name: 'T',
        productCategoryId: world.categoryIds[0],
        visualizationDatasets: chart,
      }),
    ) as Point<'SummaryWithRows'>;
    expect(table.visualizationDatasets).toMatchObject([
      { rowId: table.rows[0]?.id, columnId: table.fields[0]?.id },
      { rowId: table.rows[0]?.id, columnId: '' },
    ]);
    const without = { ...table, rows: [] } as SentPoint;
    expect(planPoint(table, without, choices)).toMatchObject({ errors: [], point: { visualizationDatasets: [] } });
    expect(planPoint(table, without, { deleteMissing: false }).point).toEqual(table);
    const stray = { ...table, visualizationDatasets: [{ name: '', rowId: newId(), columnId: 'nowhere' }] } as SentPoint;
    expect(paths(table, stray)).toEqual(['visualizationDatasets.0.rowId', 'visualizationDatasets.0.columnId']);
  });
});

describe('settings that are left out', () => {
  it('are those of the template in a new point, and stay in a known one', () => {
    expect(planSettings(null, { nameOverridable: true })).toEqual({ ...newSettings, nameOverridable: true });
    const known = { ...newSettings, contentRequired: true };
    expect(planSettings(known, { keyboardType: 'date', commentField: undefined })).toEqual({
      ...known,
      keyboardType: 'date',
    });
  });
});

describe('what a point names', () => {
  it('is found wherever it stands, with its place', () => {
    const [family, model, image] = [newId(), newId(), newId()];
    const point = {
      ...sent('Dropdown', {
        metas: [{ type: 'ProductFamily', value: family }],
        dropdowns: [{ options: [{ imageId: image, followUpRangeValue: { metas: [], modelIds: [model] } }] }],
        measurementLimits: [{ productFamilyId: null, productModelId: model }],
      }),
    };
    expect(referencesOf(point)).toEqual(
      expect.arrayContaining([
        { kind: 'family', id: family, path: 'metas.0.value' },
        { kind: 'image', id: image, path: 'dropdowns.0.options.0.imageId' },
        { kind: 'model', id: model, path: 'dropdowns.0.options.0.followUpRangeValue.modelIds.0' },
        { kind: 'model', id: model, path: 'measurementLimits.0.productModelId' },
      ]),
    );
    expect(referencesOf(point)).toHaveLength(4);
  });
});
