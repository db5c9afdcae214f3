import type { ReportDocument, Tone } from '@assay/contract/reports/document';
import { offeredRatings, ratings } from '@assay/domain/ratings';
import type { WeighedRating } from '@assay/domain/reports/version';
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
const unratedOf = ({ main }: ReportWork, reading: Reading): number =>
  allShown(main, reading)
    .flatMap(({ points }) => points)
    .filter(({ point, result }) => point.ratingField.present && result.rating === ratings.NotSet).length;

/** What was found, at a glance: the worst rating, and how many there are of each, also of those without one. */
export function verdictText(work: ReportWork, reading: Reading): ReportDocument['verdict'] {
  const { say } = reading;
  const { verdict, findings, priorityActions } = work.version;
  const { worst, counts } = verdict;
  const tone = worst ? tones[worst] : 'plain';
  const unrated = unratedOf(work, reading);
  const rated = Object.keys(tones).reduce((sum, name) => sum + counts[name as WeighedRating], 0);
  const sentences = [
    say('verdict.rated', { count: rated }),
    findings.length > 0 && say('verdict.findings', { count: findings.length }),
    priorityActions.length > 0 && say('verdict.actions', { count: priorityActions.length }),
  ];
  return {
    tone,
    title: say(`verdict.${tone}`),
    text: sentences.filter((sentence) => sentence !== false).join(' · '),
    counts: [
      ...offeredRatings.map((name) => ({
        rating: namedRating(name, reading),
        count: counts[name],
        ...(verdict.fixed?.[name] && { fixed: verdict.fixed[name] }),
      })),
      ...(unrated > 0 ? [{ rating: namedRating('NotSet', reading), count: unrated }] : []),
    ],
  };
}
