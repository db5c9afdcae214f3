import { useImage } from '../../../../ui/photos/use-image.ts';
import { DrawingDialog, type DrawingProps } from './DrawingDialog.tsx';

/** Draws on a photo that has arrived. */
export const MarkDialog = ({ imageId, ...drawing }: DrawingProps & { imageId: string }) => (
  <DrawingDialog shown={useImage(imageId, 'original')} {...drawing} />
);
