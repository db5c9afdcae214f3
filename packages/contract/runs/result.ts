import { unsentImagePrefix } from '@assay/domain/constants';
import { pointTypes } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { mostPhotos, photoLayouts } from '@assay/domain/runs/result-photos';
import * as z from 'zod/mini';
import { inputObject } from '../base/input.ts';
import { says } from '../base/issue-message.ts';
import { id, imageId, revision, text } from '../base/values.ts';

const answer = text(10_000);
const ids = z.array(id).check(z.maxLength(200));

/** The point's own fields and rows; `value` holds what was typed into a field of a table without rows. */
const contentField = z.object({
  id,
  title: z.string(),
  value: z.string(),
  keyboardType: z.string(),
  inspectionPointFieldAggregation: z.string(),
});
const contentRow = z.object({ id, title: z.string(), inspectionPointRowAggregation: z.string() });
const shape = { fields: z.array(contentField), rows: z.array(contentRow) };
const cells = (object: typeof z.object) => ({
  values: z.array(object({ rowId: z.optional(id), fieldId: id, value: text(1_000) })).check(z.maxLength(10_000)),
});
const content = z.object({ ...shape, ...cells(z.object) });
export type ContentReply = z.output<typeof content>;

/** Each type of point uses some of these, and the rules of results refuse the others. Requests take strict objects. */
const answerFields = <Content extends z.ZodMiniType>(object: typeof z.object, contentOf: Content) => ({
  value: z.optional(answer),
  selection: z.optional(z.nullable(id)),
  content: z.optional(contentOf),
  rangeValues: z.optional(z.array(object({ rangeValueId: id, value: text(1_000) })).check(z.maxLength(200))),
  multipleChoices: z.optional(z.array(object({ multipleChoiceId: id, optionIds: ids })).check(z.maxLength(200))),
  dropdowns: z.optional(z.array(object({ dropdownId: id, optionIds: ids })).check(z.maxLength(200))),
  followUps: z.optional(z.array(object({ optionId: id, value: text(1_000) })).check(z.maxLength(500))),
});

const given = answerFields(
  z.strictObject as typeof z.object,
  inputObject(cells(z.strictObject as typeof z.object), shape),
);

export const prefilledInput = z.strictObject({ protocolPointId: id, ...given });
export type PrefilledInput = z.output<typeof prefilledInput>;

/** The answer without the fields and rows of its point. */
export const plainAnswer = answerFields(z.object, z.object(cells(z.object)));

export const rating = z.literal(Object.values(ratings), { error: says('answer.rating') });
/** Obsolete is read from old reports and never given. */
const givenRating = rating.check(z.refine((value) => value !== ratings.Obsolete, says('answer.rating')));

export const photoLayout = z.enum(photoLayouts);

const shownAs = { caption: z._default(text(1_000), ''), layout: z._default(photoLayout, 'Default') };
export const photoFormInput = z.strictObject(shownAs);

/** The place in the list is the index of a picture. */
const photoInput = inputObject(
  { imageId, ...shownAs, markedFrom: z.optional(z.nullable(id)) },
  { id: text(100), index: z.int(), contentType: z.string(), data: z.string(), width: z.int(), height: z.int() },
);
/** A device lists photos that it has not sent yet under a temporary name; they are added once they arrive. */
const isUnsent = (photo: unknown): boolean =>
  String((photo as { imageId?: unknown } | null)?.imageId ?? '').startsWith(unsentImagePrefix);
export const photosInput = z.pipe(
  z.transform((sent: unknown) => (Array.isArray(sent) ? sent.filter((photo) => !isUnsent(photo)) : sent)),
  z.array(photoInput).check(z.maxLength(mostPhotos)),
);

export const photo = z.object({
  id,
  imageId: id,
  index: z.int(),
  caption: z.string(),
  layout: photoLayout,
  contentType: z.string(),
  /** The original of a picture that was drawn on; it is kept but in no report. */
  markedFrom: z.optional(z.nullable(id)),
  /** Always empty: the bytes are fetched by the id of the image. */
  data: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Photo = z.output<typeof photo>;

/** `{rowId}/{fieldId}`, the id of a field, of a range value or of a list, or `selection`. */
const cellNames = z.array(text(100)).check(z.maxLength(10_000));

/** Suspected typos that the inspector kept: `{cell}={value}`. */
const keptSlips = z.array(text(1_200)).check(z.maxLength(1_000));

/** Fields that are left out stay as they are; `photos` is the whole list. */
export const resultFields = {
  ...given,
  /** Cells filled in from the last visit that nobody has confirmed or changed; a cell that is left out is confirmed. */
  prefilledCells: z.optional(cellNames),
  keptSlips: z.optional(keptSlips),
  rating: z.optional(givenRating),
  /** Skipping a point sets NotApplicable, undoing it sets NotSet. */
  skipped: z.optional(z.boolean()),
  comment: z.optional(text(10_000)),
  internalComment: z.optional(text(10_000)),
  nameOverride: z.optional(text(300)),
  /** Only for a point rated worse than Ok; another rating clears it. */
  fixedOnSite: z.optional(z.boolean()),
  /** Only for a measurement that is watched for the end of a part's life. */
  replaced: z.optional(z.boolean()),
  voiceCommentId: z.optional(z.nullable(id)),
  photos: z.optional(photosInput),
};

/** A clone keeps what it copied, whatever the point says now. */
const copied = z.object({ ...plainAnswer, comment: z.string() });

/** These fields of a result never change. */
export const resultIdentity = { protocolPointId: id, inspectionPointId: id, type: z.enum(pointTypes), revision };

/** `id` must match the address if it is sent. */
export const resultInput = inputObject(
  { ...resultFields, id: z.optional(id) },
  { ...resultIdentity, prefilled: z.boolean(), copied },
);
export type ResultInput = Omit<z.output<typeof resultInput>, 'id'>;

export const pointResult = z.object({
  ...answerFields(z.object, content),
  id,
  /** The point's place in the protocol, or the extra point. */
  protocolPointId: id,
  inspectionPointId: id,
  type: z.enum(pointTypes),
  rating,
  comment: z.string(),
  /** Only the provider's staff get it. */
  internalComment: z.optional(z.string()),
  nameOverride: z.string(),
  /** True while nobody has looked at what was filled in from the last visit. */
  prefilled: z.boolean(),
  /** Once part of it was looked at: the cells that are still from the last visit. */
  prefilledCells: z.optional(cellNames),
  copied: z.optional(copied),
  keptSlips: z.optional(keptSlips),
  fixedOnSite: z.optional(z.boolean()),
  replaced: z.optional(z.boolean()),
  voiceCommentId: z.nullable(id),
  photos: z.array(photo),
  revision,
});
export type PointResultReply = z.output<typeof pointResult>;
