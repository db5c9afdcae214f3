import { photoTypes } from '@assay/domain/files';
import { t } from './upload.texts.ts';

interface AllowedPhotos {
  allowed: File[];
  /** Why some of them are left out. */
  refused: string | undefined;
}

const isPhoto = ({ type }: File): boolean => (photoTypes as readonly string[]).includes(type);

/** Those of the chosen or dropped files that may go out; of several none, where there is room for one. */
export function allowedPhotos(files: readonly File[], multiple: boolean): AllowedPhotos {
  if (!multiple && files.length > 1) return { allowed: [], refused: t('onlyOne') };
  const allowed = files.filter(isPhoto);
  return { allowed, refused: allowed.length < files.length ? t('unallowed') : undefined };
}
