export const photoLayouts = ['Default', 'HorizontalGraph', 'Fullscreen'] as const;
export type PhotoLayout = (typeof photoLayouts)[number];

/** A point and a finding have at most so many. */
export const mostPhotos = 20;

export interface ResultPhoto {
  imageId: string;
  caption: string;
  layout: PhotoLayout;
}

/** Drawing a photo needs to know its file. */
export interface StoredPhoto extends ResultPhoto {
  id: string;
  /** The picture that was drawn on; absent in reports, which show the result. */
  markedFrom?: string | null;
  index: number;
  contentType: string;
  width: number;
  height: number;
}

/** Versions of a report leave out the original. */
export const reportedPhoto = ({ markedFrom: _, ...photo }: StoredPhoto): StoredPhoto => photo;

/** Cycles through the layouts. */
export const nextLayout = (layout: PhotoLayout): PhotoLayout =>
  photoLayouts[(photoLayouts.indexOf(layout) + 1) % photoLayouts.length] ?? 'Default';
