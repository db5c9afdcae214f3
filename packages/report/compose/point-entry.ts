import type { ContentBlock, EntryBlock, Reference } from '@assay/contract/reports/document';
import { wordsForNumbers } from '@assay/domain/points/rules';
import { ratings } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { missingBesideOk } from '@assay/domain/runs/judge-result';
import { isOfLastVisit } from '@assay/domain/runs/result';
import { textBlock } from './blocks.ts';
import { photosBlock } from './photos.ts';
import { oldSign } from './points/old-values.ts';
import { pointContent } from './points/point-content.ts';
import { numberOf, type Reading, ratingOf, titleOf } from './reading.ts';
import { needsAttention } from './shown-points.ts';
import { trendChart } from './trend-chart.ts';

const isSkipped = ({ result }: ShownPoint): boolean => result.rating === ratings.NotApplicable;

/** Whether a table has values of the last visit beside new ones; elsewhere each says it by itself. */
const hasOldCells = ({ point, result }: ShownPoint): boolean =>
  point.type === 'SummaryWithRows' && !result.prefilled && isOfLastVisit(result);

/** Letters where a number was asked for have no limits that judge them, whatever the inspector thought of them. */
function notANumber(at: ShownPoint, { product, say }: Reading): string {
  if (isSkipped(at)) return '';
  const words = wordsForNumbers(at.point, at.result.content, product).map(({ value }) => value.trim());
  return words.length > 0 ? say('notANumber', { values: words.join(', ') }) : '';
}

/** Somebody may have looked and seen that it is well; nobody may read it as measured. */
const isOkAlone = (at: ShownPoint, { product }: Reading): boolean => missingBesideOk(at, at.result, product).length > 0;

/** The trend of earlier values is no answer of this visit. */
const isEmpty = (content: readonly ContentBlock[]): boolean => content.every(({ kind }) => kind === 'chart');

/** What other parts of the report say of its points. */
export interface Links {
  /** The findings that are about a point. */
  findingsOf: (protocolPointId: string) => Reference[];
  /** The pictures that findings show, which their points need not show again. */
  told: ReadonlySet<string>;
}

/** What was answered; whatever a skipped point still holds does not count. */
export function answerBlocks(at: ShownPoint, reading: Reading): ContentBlock[] {
  return isSkipped(at) ? [] : pointContent(at, reading);
}

function contentOf(at: ShownPoint, { told }: Links, reading: Reading): ContentBlock[] {
  const answer = answerBlocks(at, reading);
  const photos = photosBlock(
    at.result.photos.filter(({ imageId }) => !told.has(imageId)),
    titleOf(at, reading),
    reading,
  );
  const comment = textBlock('comment', reading.say('comment'), at.result.comment);
  const trend = trendChart(at, reading);
  // Here the picture says where each of the values was taken.
  return at.point.type === 'MeasurementsWithPicture'
    ? [...photos, ...answer, ...comment]
    : [...answer, ...comment, ...trend, ...photos];
}

/** A point of the run as a report shows it. */
export function pointEntry(at: ShownPoint, links: Links, reading: Reading): EntryBlock {
  const { say } = reading;
  const content = contentOf(at, links, reading);
  const unrated = at.result.rating === ratings.NotSet;
  const isFixed = at.result.fixedOnSite === true && needsAttention(at);
  const notes = [
    at.phase && say('phaseNote', { phase: at.phase }),
    at.sampleId && say('sampleNote', { sample: at.sampleId }),
    isSkipped(at) && say('skipped'),
    at.result.prefilled && !isSkipped(at) && say('asAtLastVisit'),
    hasOldCells(at) && !isSkipped(at) && `${oldSign} ${say('asAtLastVisit')}`,
    unrated && isEmpty(content) && say('notAnswered'),
    isOkAlone(at, reading) && say('okAlone'),
    notANumber(at, reading),
    isFixed && say('task.fixedOnSite'),
  ];
  return {
    kind: 'entry',
    key: at.protocolPointId,
    number: numberOf(at, reading),
    title: titleOf(at, reading),
    rating: unrated && !at.point.ratingField.present ? null : ratingOf(at.result.rating, reading),
    notes: notes.flatMap((note) => note || []),
    content,
    ...(isFixed && { fixedOnSite: true }),
    references: links.findingsOf(at.protocolPointId),
  };
}
