import { documents } from '@assay/contract/documents';
import type { DocumentPackage, PointDocument } from '@assay/contract/documents/document';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, networkError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { noun } from './documents.queries.ts';

/** So much of one product fits on a device: larger files are read with a network alone. */
const most = { one: 20_000_000, all: 60_000_000 } as const;

/** The documents that go along with every work on a product, as far as a device has room for them. */
export function autoDocuments(packages: readonly DocumentPackage[]): PointDocument[] {
  const every = packages.filter(({ type }) => type === 'Auto').flatMap((one) => one.documents);
  const byId = new Map(every.filter(({ fileSize }) => fileSize <= most.one).map((one) => [one.id, one]));
  let size = 0;
  return [...byId.values()].filter(({ fileSize }) => {
    size += fileSize;
    return size <= most.all;
  });
}

/** The bytes of a document, which stay on this device. */
export const documentFileQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'file', id],
    meta: { kept: true },
    queryFn: async ({ signal }): Promise<Blob> => {
      const { url } = await call(documents.storageUrl, { params: { id }, signal });
      const reply = await fetch(url, { signal }).catch((error: unknown) => {
        throw signal.aborted ? error : networkError(error);
      });
      if (!reply.ok) throw new ApiError({ status: reply.status, code: 'unexpected' });
      return reply.blob();
    },
  });
