import type { ReportPhoto } from '@assay/contract/reports/document';
import { use } from 'react';
import { NearView } from '../../../ui/list/NearView.tsx';
import { OpenablePhoto } from '../../../ui/photos/OpenablePhoto.tsx';
import classes from './photos-view.module.css';
import { namedPhoto, OpenPhotoContext } from './report-photos.ts';

/** Photos in their layouts; each is fetched when it comes near the view. */
export function PhotosView({ photos }: { photos: readonly ReportPhoto[] }) {
  const open = use(OpenPhotoContext);
  return (
    <div className={classes.photos}>
      {photos.map((photo, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand twice in a report, which never changes.
        <figure key={place} className={classes.photo} data-layout={photo.layout}>
          <div className={classes.frame} style={{ aspectRatio: `${photo.width} / ${photo.height}` }}>
            <NearView height={0}>
              <OpenablePhoto photo={namedPhoto(photo)} size="report" alt={photo.alt} onOpen={() => open(photo)} />
            </NearView>
          </div>
          {photo.caption && <figcaption>{photo.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
