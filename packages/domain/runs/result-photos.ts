export const photoLayouts = ['Default', 'HorizontalGraph', 'Fullscreen'] as const;
export type PhotoLayout = (typeof photoLayouts)[number];

/** At most so many at a point or at a finding. */
export const mostPhotos = 20;

/** A picture as it is shown. */
export interface ResultPhoto {
  imageId: string;
  caption: string;
  layout: PhotoLayout;
}

/** A photo with what drawing it needs to know of its file. */
export interface StoredPhoto extends ResultPhoto {
  id: string;
  /** The picture that was drawn on; absent in reports, which show what was drawn. */
  markedFrom?: string | null;
  index: number;
  contentType: string;
  width: number;
  height: number;
}

/** A photo as a version of a report holds it. */
export const reportedPhoto = ({ markedFrom: _, ...photo }: StoredPhoto): StoredPhoto => photo;

/** Each layout leads to the next. */
export const nextLayout = (layout: PhotoLayout): PhotoLayout =>
  photoLayouts[(photoLayouts.indexOf(layout) + 1) % photoLayouts.length] ?? 'Default';
