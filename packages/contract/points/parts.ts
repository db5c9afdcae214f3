import { aggregations } from '@assay/domain/measurements/aggregate';
import { metaTypes } from '@assay/domain/points/applicability';
import { keyboardTypes, validationConsequences } from '@assay/domain/points/point-types';
import { offeredRatings, ratings } from '@assay/domain/ratings';
import * as z from 'zod/mini';
import { inputObject } from '../base/input.ts';
import { says } from '../base/issue-message.ts';
import { id, imageId, partId, text } from '../base/values.ts';

/** Every part has an input schema, in which ids may be temporary or absent, and an output schema. */
const listOf = <S extends z.ZodMiniType>(item: S, count: number) =>
  z._default(z.array(item).check(z.maxLength(count)), []);

const title = z._default(text(500), '');
const index = z._default(z.int().check(z.minimum(0), z.maximum(9_999)), 0);
const keyboardType = z._default(z.enum(keyboardTypes), '');
/** Choosing an option may rate its point. */
const optionRating = z.literal(
  offeredRatings.map((name) => ratings[name]),
  { error: says('answer.rating') },
);
const anyRating = z.literal(Object.values(ratings));
/** Free text: a faulty pattern is saved and then ignored. */
const pattern = z._default(text(500), '');
const consequence = z._default(z.enum(validationConsequences), 'NoAction');
const ids = z.optional(z.array(id).check(z.maxLength(1_000)));

/** A meta is only its type and value: another value is another meta, with a new id. */
const metaInput = inputObject({ type: z.enum(metaTypes), value: z._default(text(200), '') }, { id: text(100) });
export const meta = z.object({ id, type: z.enum(metaTypes), value: z.string() });
export const metasInput = listOf(metaInput, 2_000);

const part = { id: partId, index };

/** Tags are written by a call of their own. */
const tags = z.array(z.string());

/** Product models are given among the metas or as `modelIds`; if both name some, they must match. */
const rangeValueInput = inputObject(
  {
    ...part,
    title,
    keyboardType,
    inputValidationRegexp: pattern,
    validationConsequence: consequence,
    metas: metasInput,
    modelIds: ids,
  },
  { tags },
);
/** Absent means unchanged. */
export const rangeValuesInput = z.optional(z.array(rangeValueInput).check(z.maxLength(200)));
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
  tags,
});
const followUp = z.nullable(rangeValue);

export const choiceListsInput = listOf(
  inputObject(
    {
      ...part,
      title,
      radio: z._default(z.boolean(), false),
      inputValidationRegexp: pattern,
      metas: metasInput,
      modelIds: ids,
      options: listOf(inputObject({ ...part, title, followUpRangeValue: followUpInput }, { tags }), 200),
    },
    { tags },
  ),
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
  /** The tags of all its options together. */
  tags,
  options: z.array(z.object({ id, index: z.int(), title: z.string(), tags, followUpRangeValue: followUp })),
});

/** A predefined group is referred to by its id; a custom group belongs to the point and is sent whole. */
export const optionGroupInput = z.nullable(
  z.strictObject({
    id: partId,
    name: z._default(text(200), ''),
    custom: z._default(z.boolean(), false),
    options: listOf(
      inputObject(
        {
          ...part,
          name: title,
          defaultComment: z._default(text(4_000), ''),
          rating: z._default(z.nullable(optionRating), null),
          followUpRangeValue: followUpInput,
        },
        { followUpRangeValueId: z.nullable(id) },
      ),
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
      rating: z.optional(z.nullable(anyRating)),
      followUpRangeValue: followUp,
      followUpRangeValueId: z.nullable(id),
    }),
  ),
});

/** The path of an option's picture below the address of the application. */
const imageUrl = z.nullable(z.string());

const dropdownOptionInput = inputObject(
  {
    ...part,
    title,
    imageId: z._default(z.nullable(imageId), null),
    followUpRangeValue: followUpInput,
    /** Options of other points that get this title and follow-up once the point is saved. */
    batchUpdateDetails: z.optional(z.nullable(inputObject({ optionIds: listOf(id, 500) }, { pending: z.boolean() }))),
  },
  { imageUrl, imageReuploadNeeded: z.literal(false, { error: says('point.pictureAgain') }) },
);

export const dropdownsInput = listOf(
  z.strictObject({
    ...part,
    title,
    multiselect: z._default(z.boolean(), false),
    hideImages: z._default(z.boolean(), false),
    inputValidationRegexp: pattern,
    validationConsequence: consequence,
    options: listOf(dropdownOptionInput, 500),
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
      /** The id of the upload with the ending of its type. */
      imageId: z.nullable(z.string()),
      imageUrl,
      /** Only the form that copies a dropdown uses it; a saved option always has its picture. */
      imageReuploadNeeded: z.literal(false),
      followUpRangeValue: followUp,
      /** A pending option waits for the batch update of another one and cannot be changed until then. */
      batchUpdateDetails: z.nullable(z.object({ pending: z.boolean() })),
    }),
  ),
});

const fieldInput = { ...part, title, keyboardType };
const field = { id, index: z.int(), title: z.string(), keyboardType: z.enum(keyboardTypes) };
const aggregation = z._default(z.enum(aggregations), 'No');

export const fieldsInput = listOf(z.strictObject(fieldInput), 50);
export const fields = z.array(z.object(field));
export const summaryFieldsInput = listOf(
  z.strictObject({ ...fieldInput, inspectionPointFieldAggregation: aggregation }),
  50,
);
export const summaryFields = z.array(z.object({ ...field, inspectionPointFieldAggregation: z.enum(aggregations) }));
export const summaryRowsInput = listOf(
  z.strictObject({ ...part, title, inspectionPointRowAggregation: aggregation }),
  200,
);
export const summaryRows = z.array(
  z.object({ id, index: z.int(), title: z.string(), inspectionPointRowAggregation: z.enum(aggregations) }),
);

/** Rows and columns are named by the ids in the same body, temporary ones too. */
export const datasetsInput = listOf(
  z.strictObject({
    id: partId,
    name: z._default(text(200), ''),
    rowId: z._default(text(100), ''),
    columnId: z._default(text(100), ''),
  }),
  50,
);
export const datasets = z.array(z.object({ id, name: z.string(), rowId: z.string(), columnId: z.string() }));
