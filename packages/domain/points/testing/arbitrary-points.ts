import fc from 'fast-check';
import { aggregations } from '../../measurements/aggregate.ts';
import { aggregationDirections } from '../../measurements/summary-table.ts';
import { temporaryPrefix } from '../../part-ids.ts';
import { protocolTypes } from '../../protocol-types.ts';
import { ratings } from '../../ratings.ts';
import type { Meta } from '../applicability.ts';
import {
  keyboardTypes,
  lifeEstimates,
  type PointType,
  pointKinds,
  validationConsequences,
  visualizations,
} from '../point-types.ts';
import type { SentPoint } from '../sent-point.ts';
import { useCases } from '../use-cases.ts';

/** Generated points refer to these. */
export interface World {
  categoryIds: string[];
  unitIds: string[];
  groupIds: string[];
  products: { familyId: string; modelId: string }[];
}

const isClean = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll(/[\n\t]/g, ''));
const text = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    fc.constant('a\nb\tc  '),
    fc.constant(''),
  )
  .filter(isClean);
const name = text.map((some) => some.trim() || 'Named');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const few = <T>(value: fc.Arbitrary<T>, most = 3) => fc.array(value, { maxLength: most });

/** Some parts have no id, some a temporary one. */
const part = {
  id: fc.option(
    fc.uuid().map((id) => `${temporaryPrefix}${id}`),
    { nil: undefined },
  ),
  index: fc.nat(9),
};
const rules = {
  keyboardType: fc.constantFrom(...keyboardTypes),
  inputValidationRegexp: text,
  validationConsequence: fc.constantFrom(...validationConsequences),
};

const metaOf = ({ products }: World): fc.Arbitrary<Meta> =>
  fc.oneof(
    fc.constantFrom(...products).map(({ familyId }): Meta => ({ type: 'ProductFamily', value: familyId })),
    fc.constantFrom(...products).map(({ modelId }): Meta => ({ type: 'ProductModel', value: modelId })),
    fc.constant<Meta>({ type: 'AnyProductModel', value: '' }),
    fc.constantFrom(...protocolTypes).map(({ value }): Meta => ({ type: 'ProtocolType', value })),
    fc.constantFrom(...useCases).map((value): Meta => ({ type: 'UseCaseType', value })),
    fc.constantFrom('true', 'false').map((value): Meta => ({ type: 'ProtocolTypesDefined', value })),
    fc.constantFrom(...pointKinds).map((value): Meta => ({ type: 'PointType', value })),
  );

const fieldRule = fc.record({ present: fc.boolean(), required: fc.boolean() });
const settings = {
  contentRequired: fc.boolean(),
  ...rules,
  commentField: fieldRule,
  internalCommentField: fieldRule,
  ratingField: fieldRule,
  photoField: fc.record({ present: fc.boolean(), required: fc.boolean(), onlyForFailure: fc.boolean() }),
  voiceCommentField: fc.record({ present: fc.boolean() }),
  nameOverridable: fc.boolean(),
};

function partsOf(world: World) {
  const metas = few(metaOf(world));
  const rangeValue = fc.record({ ...part, title: text, ...rules, metas });
  const followUpRangeValue = maybe(rangeValue);
  const ranges = { rangeValueTitle: text, rangeValues: few(rangeValue) };
  const choiceOption = fc.record({ ...part, title: text, followUpRangeValue });
  const choiceList = fc.record({
    ...part,
    title: text,
    radio: fc.boolean(),
    inputValidationRegexp: text,
    metas,
    options: few(choiceOption),
  });
  const groupOption = {
    ...part,
    defaultComment: text,
    rating: fc.constantFrom(null, ratings.Ok, ratings.Repair, ratings.NotApplicable),
    followUpRangeValue,
  };
  const custom = fc.record({
    id: part.id,
    name: text,
    custom: fc.constant(true),
    options: fc
      .tuple(fc.record({ ...groupOption, name }), few(fc.record({ ...groupOption, name: text })))
      .map(([first, more]) => [first, ...more]),
  });
  const predefined = fc.constantFrom(...world.groupIds).map((id) => ({ id, name: '', custom: false, options: [] }));
  const dropdown = fc.record({
    ...part,
    title: text,
    multiselect: fc.boolean(),
    hideImages: fc.boolean(),
    inputValidationRegexp: text,
    validationConsequence: rules.validationConsequence,
    options: few(fc.record({ ...part, title: text, imageId: fc.constant(null), followUpRangeValue })),
  });
  return { ranges, lists: few(choiceList), group: fc.oneof(custom, predefined), dropdowns: few(dropdown) };
}

/** Each product has at most one set, in ascending order. */
const limitsOf = ({ products }: World) => {
  const values = fc
    .array(maybe(fc.double({ noNaN: true, noDefaultInfinity: true })), { minLength: 4, maxLength: 4 })
    .map((four) => {
      const sorted = four.filter((value) => value !== null).sort((a, b) => a - b);
      const [criticalLow, low, high, criticalHigh] = four.map((value) =>
        value === null ? null : (sorted.shift() ?? null),
      );
      return {
        criticalLow: criticalLow ?? null,
        low: low ?? null,
        high: high ?? null,
        criticalHigh: criticalHigh ?? null,
      };
    });
  const product = fc.oneof(
    fc.constant({ productFamilyId: null, productModelId: null }),
    fc.constantFrom(...products).map(({ familyId }) => ({ productFamilyId: familyId, productModelId: null })),
    fc
      .constantFrom(...products)
      .map(({ familyId, modelId }) => ({ productFamilyId: familyId, productModelId: modelId })),
  );
  return fc.uniqueArray(
    fc.tuple(fc.record({ id: part.id }), product, values).map(([id, target, four]) => ({ ...id, ...target, ...four })),
    { maxLength: 4, selector: ({ productFamilyId, productModelId }) => `${productFamilyId} ${productModelId}` },
  );
};

/** Charts name rows and fields by the ids of the same body. */
function summaryOf(world: World) {
  const numbered = <T extends object>(shape: fc.Arbitrary<T>, prefix: string) =>
    fc
      .array(shape, { minLength: 1, maxLength: 4 })
      .map((parts) => parts.map((item, i) => ({ ...item, id: `${temporaryPrefix}${prefix}${i}` })));
  const fieldShape = { index: part.index, title: text, keyboardType: rules.keyboardType };
  return fc
    .record({
      ...measuredOf(world),
      fieldTitle: text,
      fields: numbered(
        fc.record({ ...fieldShape, inspectionPointFieldAggregation: fc.constantFrom(...aggregations) }),
        'f',
      ),
      rows: numbered(
        fc.record({ index: part.index, title: text, inspectionPointRowAggregation: fc.constantFrom(...aggregations) }),
        'r',
      ),
      inspectionPointAggregationDirection: fc.constantFrom(...aggregationDirections),
    })
    .chain((table) => {
      const idIn = (parts: { id: string }[]) => fc.constantFrom('', ...parts.map(({ id }) => id));
      const dataset = fc.record({ id: part.id, name: text, rowId: idIn(table.rows), columnId: idIn(table.fields) });
      return few(dataset).map((visualizationDatasets) => ({ ...table, visualizationDatasets }));
    });
}

const measuredOf = (world: World) => ({
  measurementTitle: text,
  measurementUnitId: maybe(fc.constantFrom(...world.unitIds)),
  measurementLimits: limitsOf(world),
  visualization: fc.constantFrom(...visualizations),
});

function contentsOf(world: World): Record<PointType, fc.Arbitrary<object>> {
  const { ranges, lists, group, dropdowns } = partsOf(world);
  const fields = few(fc.record({ ...part, title: text, keyboardType: rules.keyboardType }), 5);
  const titled = few(fc.record({ ...part, title: name, keyboardType: rules.keyboardType }), 5);
  return {
    Comment: fc.constant({}),
    Measurement: fc.record({ ...measuredOf(world), lifeEstimate: fc.constantFrom(...lifeEstimates) }),
    Summary: fc.record({ fields }),
    SummaryWithRows: summaryOf(world),
    MeasurementsWithPicture: fc.record({ fields: titled }),
    RadioButtonSelection: fc.record({ optionGroup: group }),
    RadioButtonSelectionAndRangeValues: fc.record({ optionGroup: group, ...ranges }),
    RangeValues: fc.record(ranges),
    MultipleChoices: fc.record({ multipleChoices: lists }),
    MultipleChoicesAndRangeValues: fc.record({ multipleChoices: lists, ...ranges }),
    Dropdown: fc.record({ dropdowns }),
  };
}

/** A new point of the type as an author might send it. */
export const arbitraryPoint = (type: PointType, world: World): fc.Arbitrary<SentPoint> =>
  fc
    .tuple(
      fc.record({
        name,
        description: text,
        productCategoryId: fc.constantFrom(...world.categoryIds),
        metas: few(metaOf(world), 5),
        ...settings,
      }),
      contentsOf(world)[type],
    )
    .map(([common, content]) => ({ type, ...common, ...content }));
