import type { Block, Section } from '@assay/contract/reports/document';
import type { ShownCategory } from '@assay/domain/reports/shown-run';
import type { ReportWork } from '../../compose/report-work.ts';
import { section } from './blocks.ts';
import { pointEntry } from './point-entry.ts';
import type { Reading } from './reading.ts';
import { shownCategories } from './shown-points.ts';

/** The title of a subcategory stands before the first of its points in a row. */
export function categoryBlocks({ id, title, points }: ShownCategory, reading: Reading): Block[] {
  const blocks: Block[] = title.trim() === '' ? [] : [{ kind: 'heading', key: id, level: 2, text: title }];
  let current = '';
  for (const at of points) {
    if (at.subcategoryTitle !== current && at.subcategoryTitle !== '')
      blocks.push({ kind: 'heading', key: `${id}/${at.protocolPointId}`, level: 3, text: at.subcategoryTitle });
    current = at.subcategoryTitle;
    blocks.push(pointEntry(at, reading));
  }
  return blocks;
}

export const pointsSection = ({ main }: ReportWork, reading: Reading): Section[] =>
  section(
    'points',
    reading.say('points'),
    shownCategories(main).flatMap((category) => categoryBlocks(category, reading)),
  );

export const extraPointsSection = ({ main }: ReportWork, reading: Reading): Section[] =>
  section(
    'extraPoints',
    reading.say('extraPoints'),
    main.extraPoints.filter(({ showInReport }) => showInReport).map((at) => pointEntry(at, reading)),
  );
