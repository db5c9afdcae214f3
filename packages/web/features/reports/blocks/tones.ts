import type { Tone } from '@assay/contract/reports/document';
import type { RatingName } from '@assay/domain/ratings';

/** The rating whose colour and shape say what a tone says. */
export const toneRatings: Record<Tone, RatingName | undefined> = {
  plain: undefined,
  good: 'Ok',
  attention: 'Follow',
  repair: 'Repair',
  urgent: 'ImmediateAction',
};
