import type { ReportPoint } from '@assay/contract/inspection-report';
import type { ContentBlock, EntryBlock } from '@assay/contract/reports/document';
import { ratings } from '@assay/domain/ratings';
import { resultOf } from '@assay/domain/runs/said-result';
import { textBlock } from './blocks.ts';
import { photosBlock } from './photos.ts';
import { pointContent } from './points/point-content.ts';
import { frozenOf, type Reading, ratingOf, titleOf } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { trendChart } from './trend-chart.ts';

const isSkipped = ({ result }: ReportPoint): boolean => result.rating === ratings.NotApplicable;

/** What was answered; whatever a skipped point still holds does not count. */
export function answerBlocks(at: ReportPoint, reading: Reading): ContentBlock[] {
  const point = frozenOf(at);
  return isSkipped(at) ? [] : pointContent(point, resultOf(point, at.result).content, reading);
}

function contentOf(at: ReportPoint, work: ReportWork, reading: Reading): ContentBlock[] {
  const point = frozenOf(at);
  const answer = answerBlocks(at, reading);
  const photos = photosBlock(at.result.photos, titleOf(at, reading), reading);
  const comment = textBlock('comment', reading.say('comment'), at.result.comment);
  const trend = isSkipped(at) ? [] : trendChart(at, resultOf(point, at.result).content, work, reading);
  // Here the picture says where each of the values was taken.
  return point.type === 'MeasurementsWithPicture'
    ? [...photos, ...answer, ...comment]
    : [...answer, ...comment, ...trend, ...photos];
}

/** A point of the run as a report shows it. */
export function pointEntry(at: ReportPoint, work: ReportWork, reading: Reading): EntryBlock {
  const { say } = reading;
  const content = contentOf(at, work, reading);
  const unrated = at.result.rating === ratings.NotSet;
  const notes = [
    at.phase && say('phaseNote', { phase: at.phase }),
    at.sampleId && say('sampleNote', { sample: at.sampleId }),
    isSkipped(at) && say('skipped'),
    unrated && content.length === 0 && say('notAnswered'),
  ];
  return {
    kind: 'entry',
    key: at.protocolPointId,
    number: String(at.number),
    title: titleOf(at, reading),
    rating: unrated && !frozenOf(at).ratingField.present ? null : ratingOf(at.result.rating, reading),
    notes: notes.flatMap((note) => note || []),
    content,
  };
}
