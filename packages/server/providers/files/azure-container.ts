import type { ContainerClient } from '@azure/storage-blob';

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
