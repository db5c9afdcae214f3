import type { Block, PointRow } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { buildDocument } from '../compose/build-document.ts';
import type { ReportWork } from '../compose/report-work.ts';
import { aWorkOf } from './report-work.ts';

/** What a section of the report shows. */
export const blocksOf = (work: ReportWork, section: string, language: Language = 'en'): Block[] =>
  buildDocument(work, language).sections.find(({ key }) => key === section)?.blocks ?? [];

/** The row of a point that is alone in its report. */
export const rowOf = (point: ShownPoint, language: Language = 'en'): PointRow => {
  const [row] = blocksOf(aWorkOf([point]), 'points', language).flatMap((block) =>
    block.kind === 'points' ? block.rows : [],
  );
  if (!row) throw new Error('The point is not in the report.');
  return row;
};
