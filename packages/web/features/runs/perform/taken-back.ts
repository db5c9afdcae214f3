import type { OptionGroup } from '@assay/domain/points/parts';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { ratings } from '@assay/domain/ratings';
import { samePart } from '../queue/cells.ts';
import type { RecordParts } from '../queue/records.ts';

type Parts = Partial<RecordParts['result']>;

const typedParts = ['value', 'content', 'rangeValues', 'multipleChoices', 'dropdowns'] as const;
const tappedParts = ['rating', 'selection', 'followUps', 'prefilled', 'prefilledCells'] as const;

const differs = (one: Parts, other: Parts, names: readonly (keyof Parts)[]): boolean =>
  names.some((name) => !samePart(one[name], other[name]));

/** Whether somebody has begun to answer a point since it was opened. */
export const isTouched = (opened: Parts, now: Parts): boolean =>
  differs(opened, now, [...typedParts, ...tappedParts, 'comment']);

/** What undoing the tap that led on puts back. Whatever was typed or ticked before that tap stays: the rating alone goes. */
export function takenBack(point: FrozenPoint, opened: Parts, now: Parts): Parts {
  const rating = opened.rating ?? ratings.NotSet;
  if (differs(opened, now, typedParts)) return { rating };
  const { optionGroup } = point as { optionGroup?: OptionGroup | null };
  const words = optionGroup?.options.find(({ id }) => id === now.selection)?.defaultComment;
  const isGiven = words !== undefined && words !== '' && now.comment === words;
  const put = Object.fromEntries(tappedParts.flatMap((name) => (name in opened ? [[name, opened[name]]] : [])));
  return { ...put, rating, ...(isGiven && { comment: opened.comment ?? '' }) };
}
