import type { ReportDocument, Tone } from '@assay/contract/reports/document';
import { offeredRatings, type RatingName, ratings } from '@assay/domain/ratings';
import { namedRating, type Reading } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown, type ShownCategory } from './shown-points.ts';

export const countOf = (categories: readonly ShownCategory[], name: RatingName): number =>
  categories.flatMap(({ points }) => points).filter(({ result }) => result.rating === ratings[name]).length;

const worstFirst: [rating: RatingName, tone: Exclude<Tone, 'plain'>][] = [
  ['ImmediateAction', 'urgent'],
  ['Repair', 'repair'],
  ['Follow', 'attention'],
  ['Ok', 'good'],
];

/** What was found, at a glance: the worst rating, and how many there are of each. */
export function verdictOf({ report }: ReportWork, reading: Reading): ReportDocument['verdict'] {
  const { say } = reading;
  const categories = allShown(report, reading);
  const counts = offeredRatings.map((name) => ({
    rating: namedRating(name, reading),
    count: countOf(categories, name),
  }));
  const [, tone] = worstFirst.find(([name]) => countOf(categories, name) > 0) ?? [undefined, 'plain' as const];
  const rated = worstFirst.reduce((sum, [name]) => sum + countOf(categories, name), 0);
  const { findings, priorityActions } = report;
  const sentences = [
    say('verdict.rated', { count: rated }),
    findings.length > 0 && say('verdict.findings', { count: findings.length }),
    priorityActions.length > 0 && say('verdict.actions', { count: priorityActions.length }),
  ];
  return { tone, title: say(`verdict.${tone}`), text: sentences.filter(Boolean).join(' · '), counts };
}
