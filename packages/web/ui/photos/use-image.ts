import { images } from '@assay/contract/images';
import type { ImageSize } from '@assay/domain/files';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callForFile } from '../../api/call-for-file.ts';
import { useObjectUrl } from '../use-object-url.ts';

interface ShownImage {
  /** An address for `src`, for as long as the component shows it. */
  address: string | undefined;
  state: 'loading' | 'shown' | 'failed';
  retry: () => void;
}

export const imageQuery = (id: string, size: ImageSize) =>
  queryOptions({
    queryKey: ['images', id, size],
    // Small ones stay on this device: without network a photo is recognised by them.
    ...(size === 'thumbnail' && { meta: { kept: true as const } }),
    queryFn: ({ signal }) => callForFile(images.file, { params: { id }, query: { size }, signal }),
    // Behind one id the picture never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Fetches a picture with the token and shows it from memory. */
export function useImage(id: string, size: ImageSize): ShownImage {
  const query = useQuery(imageQuery(id, size));
  const address = useObjectUrl(query.data);
  const state = query.isError ? 'failed' : address ? 'shown' : 'loading';
  return { address, state, retry: () => void query.refetch() };
}
