import type { Block, Section } from '@assay/contract/reports/document';
import { section } from './blocks.ts';
import { pointEntry } from './point-entry.ts';
import type { Reading } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { type ShownCategory, shownCategories } from './shown-points.ts';

/** The title of a subcategory stands before the first of its points in a row. */
function categoryBlocks({ id, title, points }: ShownCategory, work: ReportWork, reading: Reading): Block[] {
  const blocks: Block[] = title.trim() === '' ? [] : [{ kind: 'heading', key: id, level: 2, text: title }];
  let current = '';
  for (const at of points) {
    if (at.subcategoryTitle !== current && at.subcategoryTitle !== '')
      blocks.push({ kind: 'heading', key: `${id}/${at.protocolPointId}`, level: 3, text: at.subcategoryTitle });
    current = at.subcategoryTitle;
    blocks.push(pointEntry(at, work, reading));
  }
  return blocks;
}

export const pointsSection = (work: ReportWork, reading: Reading): Section[] =>
  section(
    'points',
    reading.say('points'),
    shownCategories(work.report).flatMap((category) => categoryBlocks(category, work, reading)),
  );

export const extraPointsSection = (work: ReportWork, reading: Reading): Section[] =>
  section(
    'extraPoints',
    reading.say('extraPoints'),
    work.report.extraPoints.filter(({ showInReport }) => showInReport).map((at) => pointEntry(at, work, reading)),
  );
