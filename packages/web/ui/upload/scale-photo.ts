import { longerSide } from '@assay/domain/files';

/** A photo no larger than any screen or page needs: a weak network thanks for it. What cannot be read is sent as it is. */
export async function scalePhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return photo;
  try {
    const scale = longerSide.original / Math.max(picture.width, picture.height);
    if (scale >= 1) return photo;
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: photo.type, quality: 0.9 });
    return new File([blob], photo.name, { type: blob.type });
  } finally {
    picture.close();
  }
}
