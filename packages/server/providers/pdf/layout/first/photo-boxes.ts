import type { ReportPhoto } from '@assay/contract/reports/document';
import { type Box, insideWidth, type Piece } from './pieces.ts';

const gutter = 14;
const limits = {
  Default: { width: (insideWidth - gutter) / 2, height: 250 },
  HorizontalGraph: { width: insideWidth, height: 262 },
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

/** Photos in two columns, across the page, or alone on theirs: those come last, so that they do not cut the others apart. */
export function photoPieces(photos: readonly ReportPhoto[], pictureOf: PictureOf): Piece[] {
  const pieces: Piece[] = [];
  let halfRow: Box[] | undefined;
  for (const photo of photos.filter(({ layout }) => layout !== 'Fullscreen')) {
    const isHalf = photo.layout === 'Default';
    const box = boxOf(photo, limits[isHalf ? 'Default' : 'HorizontalGraph'], pictureOf);
    if (isHalf && halfRow) {
      halfRow.push(box);
      halfRow = undefined;
    } else {
      const boxes = [box];
      pieces.push({ kind: 'photos', boxes });
      halfRow = isHalf ? boxes : undefined;
    }
  }
  for (const photo of photos.filter(({ layout }) => layout === 'Fullscreen')) {
    // The template gives it what its page has left.
    const box = boxOf(photo, photo, pictureOf);
    pieces.push({ kind: 'page', turned: photo.width > photo.height, lead: [], box });
  }
  return pieces;
}
