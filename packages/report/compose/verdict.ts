import type { ReportDocument, Tone } from '@assay/contract/reports/document';
import { offeredRatings } from '@assay/domain/ratings';
import type { WeighedRating } from '@assay/domain/reports/version';
import { namedRating, type Reading } from './reading.ts';
import type { ReportWork } from './report-work.ts';

const tones: Record<WeighedRating, Exclude<Tone, 'plain'>> = {
  ImmediateAction: 'urgent',
  Repair: 'repair',
  Follow: 'attention',
  Ok: 'good',
};

/** What was found, at a glance: the worst rating, and how many there are of each. */
export function verdictText({ version }: ReportWork, reading: Reading): ReportDocument['verdict'] {
  const { say } = reading;
  const { verdict, findings, priorityActions } = version;
  const tone = verdict.worst ? tones[verdict.worst] : 'plain';
  const rated = Object.keys(tones).reduce((sum, name) => sum + verdict.counts[name as WeighedRating], 0);
  const sentences = [
    say('verdict.rated', { count: rated }),
    findings.length > 0 && say('verdict.findings', { count: findings.length }),
    priorityActions.length > 0 && say('verdict.actions', { count: priorityActions.length }),
  ];
  return {
    tone,
    title: say(`verdict.${tone}`),
    text: sentences.filter(Boolean).join(' · '),
    counts: offeredRatings.map((name) => ({ rating: namedRating(name, reading), count: verdict.counts[name] })),
  };
}
