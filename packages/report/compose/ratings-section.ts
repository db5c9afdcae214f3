import { nothing, type Section, type TableBlock } from '@assay/contract/reports/document';
import { offeredRatings, type RatingName, ratings } from '@assay/domain/ratings';
import type { ShownCategory } from '@assay/domain/reports/shown-run';
import { cell, column, section } from './blocks.ts';
import { namedRating, type Reading, ratingOf, titleOf } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown, needsAttention } from './shown-points.ts';

const countOf = (categories: readonly ShownCategory[], name: RatingName): number =>
  categories.flatMap(({ points }) => points).filter(({ result }) => result.rating === ratings[name]).length;

const countCells = (categories: readonly ShownCategory[], strong = false) =>
  offeredRatings.map((name) => {
    const count = countOf(categories, name);
    return cell(count === 0 ? nothing : String(count), { strong });
  });

/** Counts of the five ratings by category. */
function byCategory(categories: readonly ShownCategory[], reading: Reading): TableBlock {
  const { say } = reading;
  const total = { key: 'total', cells: [cell(say('total'), { strong: true }), ...countCells(categories, true)] };
  return {
    kind: 'table',
    key: 'byCategory',
    title: say('ratingsByCategory'),
    columns: [
      column(say('category'), 3),
      ...offeredRatings.map((name) => {
        const rating = namedRating(name, reading);
        return column(rating.label, 1, { rating, align: 'center' });
      }),
    ],
    rows: [
      ...categories.map((category) => ({ key: category.id, cells: [cell(category.title), ...countCells([category])] })),
      ...(categories.length > 1 ? [total] : []),
    ],
  };
}

/** The points rated Follow up or worse, worst first. */
function attention(categories: readonly ShownCategory[], reading: Reading): TableBlock[] {
  const { say } = reading;
  const points = categories
    .flatMap(({ title, points: of }) => of.map((at) => ({ at, category: title })))
    .filter(({ at }) => needsAttention(at))
    .sort((one, other) => other.at.result.rating - one.at.result.rating || one.at.number - other.at.number);
  if (points.length === 0) return [];
  return [
    {
      kind: 'table',
      key: 'attention',
      title: say('attention'),
      columns: [column(say('point'), 4), column(say('rating'), 2), column(say('comment'), 4)],
      rows: points.map(({ at, category }) => ({
        key: at.protocolPointId,
        cells: [
          cell(`${at.number}. ${titleOf(at, reading)}`, { note: category }),
          cell('', { rating: ratingOf(at.result.rating, reading) }),
          cell(at.result.comment.trim()),
        ],
      })),
    },
  ];
}

/** Left out where nothing is rated. */
export function ratingsSection({ main }: ReportWork, reading: Reading): Section[] {
  const isRated = ({ points }: ShownCategory) =>
    offeredRatings.some((name) => countOf([{ id: '', title: '', points }], name) > 0);
  const categories = allShown(main, reading).filter(isRated);
  return section(
    'ratings',
    reading.say('ratings'),
    categories.length === 0 ? [] : [byCategory(categories, reading), ...attention(categories, reading)],
  );
}
