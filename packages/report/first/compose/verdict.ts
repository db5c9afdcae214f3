import type { ReportDocument, Tone } from '@assay/contract/reports/document';
import { offeredRatings } from '@assay/domain/ratings';
import type { Verdict, WeighedRating } from '@assay/domain/reports/version';
import type { ReportWork } from '../../compose/report-work.ts';
import { namedRating, type Reading } from './reading.ts';

const tones: Record<WeighedRating, Exclude<Tone, 'plain'>> = {
  ImmediateAction: 'urgent',
  Repair: 'repair',
  Follow: 'attention',
  Ok: 'good',
};

/** A verdict as the first page shows it, with what there is besides it in short sentences. */
export function verdictCard(
  { worst, counts }: Verdict,
  besides: readonly string[],
  reading: Reading,
): ReportDocument['verdict'] {
  const { say } = reading;
  const tone = worst ? tones[worst] : 'plain';
  const rated = Object.keys(tones).reduce((sum, name) => sum + counts[name as WeighedRating], 0);
  return {
    tone,
    title: say(`verdict.${tone}`),
    text: [say('verdict.rated', { count: rated }), ...besides].join(' · '),
    counts: offeredRatings.map((name) => ({ rating: namedRating(name, reading), count: counts[name] })),
  };
}

/** What was found, at a glance: the worst rating, and how many there are of each. */
export function verdictText({ version }: ReportWork, reading: Reading): ReportDocument['verdict'] {
  const { say } = reading;
  const { verdict, findings, priorityActions } = version;
  const besides = [
    findings.length > 0 && say('verdict.findings', { count: findings.length }),
    priorityActions.length > 0 && say('verdict.actions', { count: priorityActions.length }),
  ];
  return verdictCard(
    verdict,
    besides.filter((sentence) => sentence !== false),
    reading,
  );
}
