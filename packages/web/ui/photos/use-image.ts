import { images } from '@assay/contract/images';
import type { ImageSize } from '@assay/domain/files';
import { useQuery } from '@tanstack/react-query';
import { callForFile } from '../../api/call-for-file.ts';
import { useObjectUrl } from '../use-object-url.ts';

interface ShownImage {
  /** An address for `src`, for as long as the component shows it. */
  address: string | undefined;
  state: 'loading' | 'shown' | 'failed';
  retry: () => void;
}

/** Fetches a picture with the token and shows it from memory. */
export function useImage(id: string, size: ImageSize): ShownImage {
  const query = useQuery({
    queryKey: ['images', id, size],
    queryFn: ({ signal }) => callForFile(images.file, { params: { id }, query: { size }, signal }),
    // Behind one id the picture never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(query.data);
  const state = query.isError ? 'failed' : address ? 'shown' : 'loading';
  return { address, state, retry: () => void query.refetch() };
}
