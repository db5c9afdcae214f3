import type { ReportPhoto } from '@assay/contract/reports/document';
import { use } from 'react';
import { OpenablePhoto } from '../../../ui/photos/OpenablePhoto.tsx';
import { t } from './blocks.texts.ts';
import classes from './photo-strip.module.css';
import { namedPhoto, OpenPhotoContext } from './report-photos.ts';

const shown = 5;

/** The first photos of a report, small, and the way to all of them. */
export function PhotoStrip({ photos }: { photos: readonly ReportPhoto[] }) {
  const open = use(OpenPhotoContext);
  if (photos.length === 0) return null;
  const next = photos[shown];
  return (
    <section>
      <h2 className={classes.title}>{t('photos')}</h2>
      <ul className={classes.strip}>
        {photos.slice(0, shown).map((photo, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand twice in a report, which never changes.
          <li key={place}>
            <OpenablePhoto photo={namedPhoto(photo)} size="thumbnail" alt={photo.alt} onOpen={() => open(photo)} />
          </li>
        ))}
        {next && (
          <li>
            <button
              type="button"
              className={classes.more}
              aria-label={t('moreLabel', { count: photos.length - shown })}
              onClick={() => open(next)}
            >
              {t('morePhotos', { count: photos.length - shown })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
