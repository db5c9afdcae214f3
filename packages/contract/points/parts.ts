import { aggregations } from '@assay/domain/measurements/aggregate';
import { metaTypes } from '@assay/domain/points/metas';
import { keyboardTypes, validationConsequences } from '@assay/domain/points/point-types';
import * as z from 'zod/mini';
import { id, imageId, partId, text } from '../values.ts';

/** Each part as it comes in (ids may be temporary or absent, rules may be left out) and as it goes out. */
const most = (count: number) => z.maxLength(count, `At most ${count}`);
const listOf = <S extends z.ZodMiniType>(item: S, count: number) => z._default(z.array(item).check(most(count)), []);

const title = z._default(text(500), '');
const index = z._default(z.int().check(z.minimum(0), z.maximum(9_999)), 0);
const keyboardType = z._default(z.enum(keyboardTypes), '');
/** Free text: a faulty pattern is saved, and counts as absent. */
const pattern = z._default(text(500), '');
const consequence = z._default(z.enum(validationConsequences), 'NoAction');
const ids = z.optional(z.array(id).check(most(1_000)));

const metaInput = z.object({ type: z.enum(metaTypes), value: z._default(text(200), '') });
export const meta = z.object({ type: z.enum(metaTypes), value: z.string() });
export const metasInput = listOf(metaInput, 2_000);

const part = { id: partId, index };

/** `modelIds`, where given, stand for the metas of product models. */
const rangeValueInput = z.object({
  ...part,
  title,
  keyboardType,
  inputValidationRegexp: pattern,
  validationConsequence: consequence,
  metas: metasInput,
  modelIds: ids,
});
/** Absent means unchanged. */
export const rangeValuesInput = z.optional(z.array(rangeValueInput).check(most(200)));
const followUpInput = z._default(z.nullable(rangeValueInput), null);

export const rangeValue = z.object({
  id,
  index: z.int(),
  title: z.string(),
  keyboardType: z.enum(keyboardTypes),
  inputValidationRegexp: z.string(),
  validationConsequence: z.enum(validationConsequences),
  metas: z.array(meta),
  modelIds: z.array(id),
  tags: z.array(z.string()),
});
const followUp = z.nullable(rangeValue);

export const choiceListsInput = listOf(
  z.object({
    ...part,
    title,
    radio: z._default(z.boolean(), false),
    inputValidationRegexp: pattern,
    metas: metasInput,
    modelIds: ids,
    options: listOf(z.object({ ...part, title, followUpRangeValue: followUpInput }), 200),
  }),
  50,
);
export const choiceList = z.object({
  id,
  index: z.int(),
  title: z.string(),
  radio: z.boolean(),
  inputValidationRegexp: z.string(),
  metas: z.array(meta),
  modelIds: z.array(id),
  /** Of all its options together. */
  tags: z.array(z.string()),
  options: z.array(
    z.object({ id, index: z.int(), title: z.string(), tags: z.array(z.string()), followUpRangeValue: followUp }),
  ),
});

/** A predefined group is referred to by its id; a custom one is the point's own and comes whole. */
export const optionGroupInput = z.nullable(
  z.object({
    id: partId,
    name: z._default(text(200), ''),
    custom: z._default(z.boolean(), false),
    options: listOf(
      z.object({
        ...part,
        name: title,
        defaultComment: z._default(text(4_000), ''),
        followUpRangeValue: followUpInput,
      }),
      200,
    ),
  }),
);
export const optionGroup = z.object({
  id,
  name: z.string(),
  custom: z.boolean(),
  options: z.array(
    z.object({
      id,
      index: z.int(),
      name: z.string(),
      defaultComment: z.string(),
      followUpRangeValue: followUp,
      followUpRangeValueId: z.nullable(id),
    }),
  ),
});

export const dropdownsInput = listOf(
  z.object({
    ...part,
    title,
    multiselect: z._default(z.boolean(), false),
    hideImages: z._default(z.boolean(), false),
    inputValidationRegexp: pattern,
    validationConsequence: consequence,
    options: listOf(
      z.object({ ...part, title, imageId: z._default(z.nullable(imageId), null), followUpRangeValue: followUpInput }),
      500,
    ),
  }),
  50,
);
export const dropdown = z.object({
  id,
  index: z.int(),
  title: z.string(),
  multiselect: z.boolean(),
  hideImages: z.boolean(),
  inputValidationRegexp: z.string(),
  validationConsequence: z.enum(validationConsequences),
  options: z.array(
    z.object({
      id,
      index: z.int(),
      title: z.string(),
      imageId: z.nullable(id),
      followUpRangeValue: followUp,
    }),
  ),
});

const fieldInput = { ...part, title, keyboardType };
const field = { id, index: z.int(), title: z.string(), keyboardType: z.enum(keyboardTypes) };
const aggregation = z._default(z.enum(aggregations), 'No');

export const fieldsInput = listOf(z.object(fieldInput), 50);
export const fields = z.array(z.object(field));
export const summaryFieldsInput = listOf(z.object({ ...fieldInput, inspectionPointFieldAggregation: aggregation }), 50);
export const summaryFields = z.array(z.object({ ...field, inspectionPointFieldAggregation: z.enum(aggregations) }));
export const summaryRowsInput = listOf(z.object({ ...part, title, inspectionPointRowAggregation: aggregation }), 200);
export const summaryRows = z.array(
  z.object({ id, index: z.int(), title: z.string(), inspectionPointRowAggregation: z.enum(aggregations) }),
);

/** Rows and columns are named by the ids that the fields and rows of the same body carry, temporary ones too. */
export const datasetsInput = listOf(
  z.object({
    id: partId,
    name: z._default(text(200), ''),
    rowId: z._default(text(100), ''),
    columnId: z._default(text(100), ''),
  }),
  50,
);
export const datasets = z.array(z.object({ id, name: z.string(), rowId: z.string(), columnId: z.string() }));
