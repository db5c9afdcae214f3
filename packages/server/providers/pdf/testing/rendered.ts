import type { Block, ReportDocument, Section } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { maximalDocument } from '@assay/report/testing/maximal-document';
import { aPicture } from '../../../testing/pictures.ts';

export const pictureIds = {
  wide: '01900000-0000-7000-8000-0000000000a1',
  tall: '01900000-0000-7000-8000-0000000000a2',
  signature: '01900000-0000-7000-8000-0000000000a3',
} as const;

export const pictures = async (): Promise<Map<string, { bytes: Uint8Array }>> =>
  new Map([
    [pictureIds.wide, { bytes: await aPicture({ width: 300, height: 200 }) }],
    [pictureIds.tall, { bytes: await aPicture({ width: 200, height: 300 }) }],
    [pictureIds.signature, { bytes: await aPicture({ width: 300, height: 100, format: 'png' }) }],
  ]);

export const maximal = (language: Language = 'en'): ReportDocument => maximalDocument(language, pictureIds);

/** The same report with one more section in front. */
export const beginningWith = (document: ReportDocument, blocks: Block[]): ReportDocument => {
  const first: Section = { key: 'first', title: 'In front', blocks };
  return { ...document, sections: [first, ...document.sections] };
};
