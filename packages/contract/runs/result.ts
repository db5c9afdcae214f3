import { pointTypes } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { mostPhotos, photoLayouts } from '@assay/domain/runs/result-photos';
import * as z from 'zod/mini';
import { inputObject } from '../input.ts';
import { id, imageId, revision, text } from '../values.ts';

const most = (count: number) => z.maxLength(count, `At most ${count}`);
const answer = text(10_000);
const ids = z.array(id).check(most(200));

/** The answer by the type of the point, of objects that are strict in requests: what a type does not have is refused by the rules of results. */
const said = (object: typeof z.object) => ({
  value: z.optional(answer),
  selection: z.optional(z.nullable(id)),
  content: z.optional(
    object({
      values: z.array(object({ rowId: z.optional(id), fieldId: id, value: text(1_000) })).check(most(10_000)),
    }),
  ),
  rangeValues: z.optional(z.array(object({ rangeValueId: id, value: text(1_000) })).check(most(200))),
  multipleChoices: z.optional(z.array(object({ multipleChoiceId: id, optionIds: ids })).check(most(200))),
  dropdowns: z.optional(z.array(object({ dropdownId: id, optionIds: ids })).check(most(200))),
  followUps: z.optional(z.array(object({ optionId: id, value: text(1_000) })).check(most(500))),
});

export const rating = z.literal(Object.values(ratings), { error: 'Must be the number of a rating' });
/** Obsolete is read from old reports and never given. */
const givenRating = rating.check(z.refine((value) => value !== ratings.Obsolete, 'Must be the number of a rating'));

export const photoLayout = z.enum(photoLayouts);

const shownAs = { caption: z._default(text(1_000), ''), layout: z._default(photoLayout, 'Default') };
/** How a picture is shown. */
export const photoFormInput = z.strictObject(shownAs);

/** Where an uploaded picture stands among others, and how; the place in the list is its index. */
const photoInput = inputObject(
  { imageId, ...shownAs },
  { id: text(100), index: z.int(), contentType: z.string(), width: z.int(), height: z.int() },
);
export const photosInput = z.array(photoInput).check(z.maxLength(mostPhotos, `At most ${mostPhotos} photos`));

export const photo = z.object({
  id,
  imageId: id,
  index: z.int(),
  caption: z.string(),
  layout: photoLayout,
  contentType: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Photo = z.output<typeof photo>;

/** What is left out stays as it is; `photos` is the whole list. */
export const resultInput = z.strictObject({
  ...said(z.strictObject as typeof z.object),
  rating: z.optional(givenRating),
  /** Skipping a point sets NotApplicable, taking it back sets NotSet. */
  skipped: z.optional(z.boolean()),
  comment: z.optional(text(10_000)),
  internalComment: z.optional(text(10_000)),
  nameOverride: z.optional(text(300)),
  voiceCommentId: z.optional(z.nullable(id)),
  photos: z.optional(photosInput),
});
export type ResultInput = z.output<typeof resultInput>;

export const pointResult = z.object({
  ...said(z.object),
  id,
  /** The point's place in the protocol, or the extra point. */
  protocolPointId: id,
  inspectionPointId: id,
  type: z.enum(pointTypes),
  rating,
  comment: z.string(),
  /** Left out for others than the provider's staff. */
  internalComment: z.optional(z.string()),
  nameOverride: z.string(),
  prefilled: z.boolean(),
  voiceCommentId: z.nullable(id),
  photos: z.array(photo),
  revision,
});
export type PointResultReply = z.output<typeof pointResult>;
