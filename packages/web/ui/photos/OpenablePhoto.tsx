import type { ImageSize } from '@assay/domain/files';
import classes from './openable-photo.module.css';
import { Photo } from './Photo.tsx';
import type { NamedPhoto } from './PhotoViewer.tsx';
import { t } from './photos.texts.ts';

interface OpenablePhotoProps {
  photo: NamedPhoto;
  size: ImageSize;
  /** What it shows, where that is more than its name. */
  alt?: string;
  onOpen: () => void;
}

/** A picture that fills its place and opens where it is clicked. */
export const OpenablePhoto = ({ photo: { id, name }, size, alt = name, onOpen }: OpenablePhotoProps) => (
  <div className={classes.place}>
    <Photo id={id} size={size} alt={alt} />
    <button type="button" className={classes.open} aria-label={t('open', { name })} onClick={onOpen} />
  </div>
);
