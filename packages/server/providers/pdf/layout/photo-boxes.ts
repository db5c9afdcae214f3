import type { ReportPhoto } from '@assay/contract/reports/document';
import { type Box, type ContentPiece, cardPhotoWidth, insideWidth, type PagePiece, pairPhotoWidth } from './pieces.ts';

const gutter = 12;
/** What a photo may take where it stands. */
const limits = {
  column: { width: (insideWidth - gutter - 20) / 2, height: 140 },
  across: { width: insideWidth - 20, height: 262 },
  row: { width: (insideWidth - 2 * gutter - 30) / 3, height: 110 },
  card: { width: cardPhotoWidth, height: 150 },
  pair: { width: pairPhotoWidth, height: 130 },
} as const;

export type PictureOf = (imageId: string) => string | null;

function boxOf(photo: ReportPhoto, limit: { width: number; height: number }, pictureOf: PictureOf): Box {
  const scale = Math.min(limit.width / photo.width, limit.height / photo.height);
  return {
    picture: pictureOf(photo.imageId),
    width: photo.width * scale,
    height: photo.height * scale,
    alt: photo.alt,
    caption: photo.caption,
  };
}

/** The photos that stand beside the text of a finding: one, or two side by side. */
export const cardBoxes = (photos: readonly ReportPhoto[], pictureOf: PictureOf): Box[] =>
  photos.map((photo) => boxOf(photo, limits[photos.length > 1 ? 'pair' : 'card'], pictureOf));

/** Photos in columns, or across the page. */
export function photoPieces(
  photos: readonly ReportPhoto[],
  pictureOf: PictureOf,
  place: 'column' | 'row' = 'column',
): ContentPiece[] {
  const pieces: ContentPiece[] = [];
  const across = { column: 2, row: 3 }[place];
  let begun: Box[] | undefined;
  for (const photo of photos.filter(({ layout }) => layout !== 'Fullscreen')) {
    const isNarrow = photo.layout === 'Default';
    const box = boxOf(photo, limits[isNarrow ? place : 'across'], pictureOf);
    if (isNarrow && begun && begun.length < across) begun.push(box);
    else {
      const boxes = [box];
      pieces.push({ kind: 'photos', boxes });
      begun = isNarrow ? boxes : undefined;
    }
  }
  return pieces;
}

/** Photos that are alone on their pages come last, so that they do not cut the others apart. */
export const photoPages = (photos: readonly ReportPhoto[], pictureOf: PictureOf): PagePiece[] =>
  photos
    .filter(({ layout }) => layout === 'Fullscreen')
    .map((photo) => ({
      kind: 'page',
      turned: photo.width > photo.height,
      lead: [],
      // The template gives it what its page has left.
      box: boxOf(photo, photo, pictureOf),
    }));
