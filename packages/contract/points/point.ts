import { aggregationDirections } from '@assay/domain/measurements/summary-table';
import {
  keyboardTypes,
  lifeEstimates,
  type PointType,
  pointKinds,
  pointTypeOf,
  pointTypes,
  validationConsequences,
  visualizations,
} from '@assay/domain/points/point-types';
import * as z from 'zod/mini';
import type { Fields } from '../base/endpoint.ts';
import { eitherName, inputObject } from '../base/input.ts';
import { id, name, revision, text } from '../base/values.ts';
import { pointDocument } from '../documents/document.ts';
import { limitsInput, measurementLimit } from './measurement-limits.ts';
import {
  choiceList,
  choiceListsInput,
  datasets,
  datasetsInput,
  dropdown,
  dropdownsInput,
  fields,
  fieldsInput,
  meta,
  metasInput,
  optionGroup,
  optionGroupInput,
  rangeValue,
  rangeValuesInput,
  summaryFields,
  summaryFieldsInput,
  summaryRows,
  summaryRowsInput,
} from './parts.ts';
import { textTranslation, translation } from './translations.ts';

const fieldRule = z.strictObject({ present: z.boolean(), required: z._default(z.boolean(), false) });
const photoRule = z.strictObject({
  present: z.boolean(),
  required: z._default(z.boolean(), false),
  onlyForFailure: z._default(z.boolean(), false),
});

/** Left out of a new point: the template's value. Left out of a change: unchanged. */
export const generalFieldsInput = {
  contentRequired: z.optional(z.boolean()),
  keyboardType: z.optional(z.enum(keyboardTypes)),
  inputValidationRegexp: z.optional(text(500)),
  validationConsequence: z.optional(z.enum(validationConsequences)),
  commentField: z.optional(fieldRule),
  internalCommentField: z.optional(fieldRule),
  ratingField: z.optional(fieldRule),
  photoField: z.optional(photoRule),
  voiceCommentField: z.optional(z.strictObject({ present: z.boolean() })),
  nameOverridable: z.optional(z.boolean()),
};

const commonInput = {
  ...generalFieldsInput,
  name: name(300),
  description: z._default(text(10_000), ''),
  productCategoryId: id,
  metas: metasInput,
};

const title = z._default(text(500), '');
const measuredInput = {
  measurementTitle: title,
  measurementUnitId: z._default(z.nullable(id), null),
  measurementLimits: z._default(limitsInput, []),
  visualization: z._default(z.enum(visualizations), 'NoVisualization'),
};
const rangesInput = {
  rangeValueTitle: title,
  rangeValues: rangeValuesInput,
  /** Changes these two fields of known range values, after `rangeValues` was applied. */
  rangeValueUpdates: z.optional(
    z.record(
      id,
      z.strictObject({
        inputValidationRegexp: z.optional(text(500)),
        validationConsequence: z.optional(z.enum(validationConsequences)),
      }),
    ),
  ),
};

const inputs = {
  Comment: {},
  Measurement: { ...measuredInput, lifeEstimate: z._default(z.enum(lifeEstimates), 'Off') },
  Summary: { fields: fieldsInput },
  SummaryWithRows: {
    ...measuredInput,
    measurementLimits: z.optional(limitsInput),
    fieldTitle: title,
    fields: summaryFieldsInput,
    rows: summaryRowsInput,
    inspectionPointAggregationDirection: z._default(z.enum(aggregationDirections), 'No'),
    visualizationDatasets: datasetsInput,
  },
  MeasurementsWithPicture: { fields: fieldsInput },
  RadioButtonSelection: { optionGroup: optionGroupInput },
  RadioButtonSelectionAndRangeValues: { optionGroup: optionGroupInput, ...rangesInput },
  RangeValues: rangesInput,
  MultipleChoices: { multipleChoices: choiceListsInput },
  MultipleChoicesAndRangeValues: { multipleChoices: choiceListsInput, ...rangesInput },
  Dropdown: { dropdowns: dropdownsInput },
} satisfies Record<PointType, Record<string, z.ZodMiniType>>;

/** Sorted by name; they are changed by parts of their own. */
const documents = z.array(pointDocument);

/** Read-only: translations have calls of their own, and the kind is among the metas. */
const readOnly = {
  id: text(100),
  kind: z.enum(pointKinds),
  /** The titles of its fields, in their order. */
  titles: z.array(z.string()),
  translations: z.array(translation),
  descriptionTranslations: z.array(translation),
  /** Translations of titles of fields, rows, options and values, and of the options' questions. */
  textTranslations: z.array(textTranslation),
  documents,
  /** True if the reader may change it. */
  editable: z.boolean(),
  revision,
};
/** The unit is chosen by its id; this is its name. */
const unitValue = z.string();

const inputOf = <T extends PointType, Content extends Fields>(type: T, content: Content) =>
  inputObject({ type: z.literal(type), ...commonInput, ...content }, { ...readOnly, unitValue });

/** The specifications give the limits of a table two names. */
const tableInput = z.pipe(
  inputOf('SummaryWithRows', { ...inputs.SummaryWithRows, limits: z.optional(limitsInput) }),
  z.transform(({ limits, measurementLimits = limits ?? [], ...point }, context) => ({
    ...point,
    measurementLimits: eitherName(context, ['measurementLimits', measurementLimits], ['limits', limits]),
  })),
);

/** Types are compared ignoring case. */
const withKnownType = z.transform((body: unknown) => {
  const { type } = (body ?? {}) as { type?: unknown };
  const known = typeof type === 'string' ? pointTypeOf(type) : undefined;
  return known ? { ...(body as object), type: known } : body;
});

export const pointInput = z.pipe(
  withKnownType,
  z.discriminatedUnion('type', [
    inputOf('Comment', inputs.Comment),
    inputOf('Measurement', inputs.Measurement),
    inputOf('Summary', inputs.Summary),
    tableInput,
    inputOf('MeasurementsWithPicture', inputs.MeasurementsWithPicture),
    inputOf('RadioButtonSelection', inputs.RadioButtonSelection),
    inputOf('RadioButtonSelectionAndRangeValues', inputs.RadioButtonSelectionAndRangeValues),
    inputOf('RangeValues', inputs.RangeValues),
    inputOf('MultipleChoices', inputs.MultipleChoices),
    inputOf('MultipleChoicesAndRangeValues', inputs.MultipleChoicesAndRangeValues),
    inputOf('Dropdown', inputs.Dropdown),
  ]),
);
export type PointInput = z.output<typeof pointInput>;

const rule = z.object({ present: z.boolean(), required: z.boolean() });

const common = {
  ...readOnly,
  id,
  name: z.string(),
  description: z.string(),
  productCategoryId: id,
  metas: z.array(meta),
  contentRequired: z.boolean(),
  keyboardType: z.enum(keyboardTypes),
  inputValidationRegexp: z.string(),
  validationConsequence: z.enum(validationConsequences),
  commentField: rule,
  internalCommentField: rule,
  ratingField: rule,
  photoField: z.object({ ...rule.shape, onlyForFailure: z.boolean() }),
  voiceCommentField: z.object({ present: z.boolean() }),
  nameOverridable: z.boolean(),
};

const measured = {
  measurementTitle: z.string(),
  measurementUnitId: z.nullable(id),
  unitValue,
  measurementLimits: z.array(measurementLimit),
  visualization: z.enum(visualizations),
};
const ranges = { rangeValueTitle: z.string(), rangeValues: z.array(rangeValue) };

const outputs = {
  Comment: {},
  Measurement: { ...measured, lifeEstimate: z.enum(lifeEstimates) },
  Summary: { fields },
  SummaryWithRows: {
    ...measured,
    limits: z.array(measurementLimit),
    fieldTitle: z.string(),
    fields: summaryFields,
    rows: summaryRows,
    inspectionPointAggregationDirection: z.enum(aggregationDirections),
    visualizationDatasets: datasets,
  },
  MeasurementsWithPicture: { fields },
  RadioButtonSelection: { optionGroup: z.nullable(optionGroup) },
  RadioButtonSelectionAndRangeValues: { optionGroup: z.nullable(optionGroup), ...ranges },
  RangeValues: ranges,
  MultipleChoices: { multipleChoices: z.array(choiceList) },
  MultipleChoicesAndRangeValues: { multipleChoices: z.array(choiceList), ...ranges },
  Dropdown: { dropdowns: z.array(dropdown) },
} satisfies Record<PointType, Record<string, z.ZodMiniType>>;

const outputOf = <T extends PointType>(type: T) => z.object({ type: z.literal(type), ...common, ...outputs[type] });

export const pointReply = z.discriminatedUnion('type', [
  outputOf('Comment'),
  outputOf('Measurement'),
  outputOf('Summary'),
  outputOf('SummaryWithRows'),
  outputOf('MeasurementsWithPicture'),
  outputOf('RadioButtonSelection'),
  outputOf('RadioButtonSelectionAndRangeValues'),
  outputOf('RangeValues'),
  outputOf('MultipleChoices'),
  outputOf('MultipleChoicesAndRangeValues'),
  outputOf('Dropdown'),
]);
export type InspectionPoint = z.output<typeof pointReply>;

/** The list filters by these fields in the browser. */
export const pointListItem = z.object({
  id,
  name: z.string(),
  /** Its name in the requested language; absent if it is not translated. */
  nameInLanguage: z.optional(z.string()),
  /** The search of the list looks into it. */
  description: z.string(),
  type: z.enum(pointTypes),
  kind: z.enum(pointKinds),
  productCategoryId: id,
  metas: z.array(meta),
  productFamilyNames: z.array(z.string()),
  languages: z.array(z.object({ id: z.string(), outdated: z.boolean() })),
  /** True if an expression cannot be used and therefore checks nothing. */
  faultyExpression: z.boolean(),
  /** The tags of all its options and range values together. */
  tags: z.array(z.string()),
  /** True if no protocol that the reader sees includes it. */
  unused: z.boolean(),
  editable: z.boolean(),
});
export type PointListItem = z.output<typeof pointListItem>;
