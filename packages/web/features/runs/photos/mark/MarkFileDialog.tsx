import { useObjectUrl } from '../../../../ui/use-object-url.ts';
import { DrawingDialog, type DrawingProps } from './DrawingDialog.tsx';

const nothing = () => undefined;

/** Draws on a photo that waits on this device. */
export function MarkFileDialog({ file, ...drawing }: DrawingProps & { file: File }) {
  const address = useObjectUrl(file);
  return <DrawingDialog shown={{ address, state: address ? 'shown' : 'loading', retry: nothing }} {...drawing} />;
}
