import type { ContentBlock } from '@assay/contract/reports/document';
import type { StoredPhoto } from '@assay/domain/runs/result-photos';
import type { Reading } from './reading.ts';

/** The pictures of a point or a finding, in their order. */
export const photosBlock = (photos: readonly StoredPhoto[], title: string, { say }: Reading): ContentBlock[] =>
  photos.length === 0
    ? []
    : [
        {
          kind: 'photos',
          key: 'photos',
          photos: photos.map(({ imageId, caption, layout, width, height }, place) => ({
            imageId,
            caption,
            alt: say('photoAlt', { number: place + 1, title: caption || title }),
            layout,
            width,
            height,
          })),
        },
      ];
