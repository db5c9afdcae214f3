import type { Block, ReportDocument, ReportPhoto } from '@assay/contract/reports/document';
import { createContext } from 'react';
import type { NamedPhoto } from '../../../ui/photos/PhotoViewer.tsx';

const photosOfBlock = (block: Block): ReportPhoto[] =>
  block.kind === 'photos'
    ? block.photos
    : block.kind === 'entry'
      ? block.content.flatMap(photosOfBlock)
      : block.kind === 'points'
        ? block.rows.flatMap((row) => row.content.flatMap(photosOfBlock))
        : [];

/** Every photo of a report in its order: the viewer walks through all of them. */
export const photosOf = ({ sections }: Pick<ReportDocument, 'sections'>): ReportPhoto[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap(photosOfBlock));

/** What a photo is called. */
export const namedPhoto = ({ imageId, caption, alt }: ReportPhoto): NamedPhoto => ({
  id: imageId,
  name: caption.trim() || alt,
});

/** Opens a photo of the report. */
export const OpenPhotoContext = createContext<(photo: ReportPhoto) => void>(() => {});
