import type { Block, ReportDocument } from '@assay/contract/reports/document';

function imagesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'photos':
      return block.photos.map(({ imageId }) => imageId);
    case 'entry':
      return block.content.flatMap(imagesOfBlock);
    case 'points':
      return block.rows.flatMap((row) => row.content.flatMap(imagesOfBlock));
    case 'signatures':
      return block.signatures.flatMap(({ imageId }) => imageId ?? []);
    default:
      return [];
  }
}

/** The pictures that a document shows, each once. */
export const imageIdsOf = ({ sections }: ReportDocument): string[] => [
  ...new Set(sections.flatMap(({ blocks }) => blocks.flatMap(imagesOfBlock))),
];
