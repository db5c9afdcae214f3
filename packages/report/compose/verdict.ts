import type { ReportDocument, Tone } from '@assay/contract/reports/document';
import { offeredRatings, ratings } from '@assay/domain/ratings';
import type { ShownRun } from '@assay/domain/reports/shown-run';
import type { Verdict, WeighedRating } from '@assay/domain/reports/version';
import { namedRating, type Reading } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown } from './shown-points.ts';

const tones: Record<WeighedRating, Exclude<Tone, 'plain'>> = {
  ImmediateAction: 'urgent',
  Repair: 'repair',
  Follow: 'attention',
  Ok: 'good',
};

/** Points that ask for a rating and have none. */
export const unratedIn = (run: ShownRun, reading: Reading): number =>
  allShown(run, reading)
    .flatMap(({ points }) => points)
    .filter(({ point, result }) => point.ratingField.present && result.rating === ratings.NotSet).length;

/** The worst rating, and how many there are of each, also of those without one. */
export function verdictCard(
  { worst, counts, fixed }: Verdict,
  unrated: number,
  besides: readonly string[],
  reading: Reading,
): ReportDocument['verdict'] {
  const { say } = reading;
  const tone = worst ? tones[worst] : 'plain';
  const rated = Object.keys(tones).reduce((sum, name) => sum + counts[name as WeighedRating], 0);
  return {
    tone,
    // Nobody knows of the others yet.
    title: say(tone === 'good' && unrated > 0 ? 'verdict.goodSoFar' : `verdict.${tone}`),
    text: [say('verdict.rated', { count: rated }), ...besides].join(' · '),
    counts: [
      ...offeredRatings.map((name) => ({
        rating: namedRating(name, reading),
        count: counts[name],
        ...(fixed?.[name] && { fixed: fixed[name] }),
      })),
      ...(unrated > 0 ? [{ rating: namedRating('NotSet', reading), count: unrated }] : []),
    ],
  };
}

/** What was found, at a glance. */
export function verdictText({ version, main }: ReportWork, reading: Reading): ReportDocument['verdict'] {
  const { say } = reading;
  const { verdict, findings, priorityActions } = version;
  const besides = [
    ...(findings.length > 0 ? [say('verdict.findings', { count: findings.length })] : []),
    ...(priorityActions.length > 0 ? [say('verdict.actions', { count: priorityActions.length })] : []),
  ];
  return verdictCard(verdict, unratedIn(main, reading), besides, reading);
}
