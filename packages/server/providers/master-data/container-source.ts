import { Readable } from 'node:stream';
import type { ContainerClient } from '@azure/storage-blob';
import { type AzureSettings, openContainer } from '../files/azure-container.ts';
import type { MasterDataSource, SourceFile } from './master-data-source.ts';

/** A container of an Azure storage account; a blob is written whole or not at all. */
export function containerSource(settings: AzureSettings): MasterDataSource {
  let opened: Promise<ContainerClient> | undefined;
  const container = (): Promise<ContainerClient> => {
    opened ??= openContainer(settings);
    return opened;
  };
  return {
    place: `the container ${settings.container}`,
    list: async () => {
      const files: SourceFile[] = [];
      for await (const { name, properties } of (await container()).listBlobsFlat())
        if (name.toLowerCase().endsWith('.csv')) files.push({ name, fingerprint: properties.etag });
      return files.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    open: async (name) => {
      const { readableStreamBody } = await (await container()).getBlobClient(name).download(0, undefined, {
        maxRetryRequests: 3,
      });
      return Readable.from(readableStreamBody ?? [], { objectMode: false });
    },
  };
}
