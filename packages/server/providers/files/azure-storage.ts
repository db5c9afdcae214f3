import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { BlockBlobClient, ContainerClient } from '@azure/storage-blob';
import {
  type FileStorage,
  fileMissing,
  type LocalBytes,
  storageAway,
  type Watch,
  withinLimit,
} from './file-storage.ts';

const block = { bytes: 4_000_000, atOnce: 2 } as const;

const statusOf = (error: unknown): number | undefined => (error as { statusCode?: number }).statusCode;
const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

async function send(blob: BlockBlobClient, source: LocalBytes, contentType: string, watch: Watch): Promise<void> {
  const options = {
    abortSignal: watch.signal,
    onProgress: watch.moved,
    blobHTTPHeaders: { blobContentType: contentType },
    conditions: { ifNoneMatch: '*' },
  };
  if ('bytes' in source) await blob.upload(source.bytes, source.bytes.length, options);
  else await blob.uploadStream(createReadStream(source.path), block.bytes, block.atOnce, options);
}

/** Block blobs in one container, which is made at the first write. */
export function azureStorage(settings: AzureSettings): FileStorage {
  let container: Promise<ContainerClient> | undefined;
  const blobOf = async (key: string): Promise<BlockBlobClient> => {
    container ??= openContainer(settings);
    return (await container).getBlockBlobClient(key);
  };
  const reach = <T>(work: (watch: Watch) => Promise<T>): Promise<T> =>
    withinLimit(settings.limitMs, (watch) =>
      work(watch).catch((error: unknown) => {
        throw statusOf(error) === 404 ? fileMissing(error) : storageAway(error);
      }),
    );

  return {
    store: (key, source, contentType) =>
      reach(async (watch) => {
        const blob = await blobOf(key);
        try {
          await send(blob, source, contentType, watch);
        } catch (error) {
          if (codeOf(error) !== 'ContainerNotFound') throw error;
          await (await container)?.createIfNotExists({ abortSignal: watch.signal });
          await send(blob, source, contentType, watch);
        }
      }),
    open: (key, range) =>
      reach(async ({ signal }) => {
        const blob = await blobOf(key);
        const count = range && range.end - range.start + 1;
        const { readableStreamBody } = await blob.download(range?.start ?? 0, count, {
          abortSignal: signal,
          maxRetryRequests: 3,
        });
        return Readable.from(readableStreamBody ?? [], { objectMode: false });
      }),
    remove: (key) =>
      reach(async ({ signal }) => {
        await (await blobOf(key)).deleteIfExists({ abortSignal: signal });
      }).catch((error: unknown) => {
        // Without a container there is nothing to remove.
        if ((error as { code?: string }).code !== 'fileMissing') throw error;
      }),
    // The storage itself removes blocks that were never committed.
    tidy: async () => 0,
  };
}

export interface AzureSettings {
  connection: string;
  container: string;
  /** Longest silence of the storage. */
  limitMs: number;
}

/** Loaded when it is first needed: installations that keep files on disk never pay for it. */
export async function openContainer({ connection, container, limitMs }: AzureSettings): Promise<ContainerClient> {
  const { BlobServiceClient } = await import('@azure/storage-blob');
  const account = BlobServiceClient.fromConnectionString(connection, {
    retryOptions: { maxTries: 3, tryTimeoutInMs: limitMs, retryDelayInMs: 200, maxRetryDelayInMs: 2_000 },
  });
  return account.getContainerClient(container);
}
