import { open, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ContainerClient } from '@azure/storage-blob';
import type { Config } from '../../config/config.ts';
import { type AzureSettings, openContainer } from '../files/azure-storage.ts';

export interface SourceFile {
  name: string;
  /** Changes whenever the contents do. */
  fingerprint: string;
}

/** Lists and opens the files of master data. */
export interface MasterDataSource {
  /** Names the source on the page of the background service. */
  place: string;
  list(): Promise<SourceFile[]>;
  open(name: string): Promise<Readable>;
}

/** The folder or the container that the settings name, if they name one. */
export function chooseSource(config: Config): MasterDataSource | undefined {
  const { ASSAY_MASTER_DATA: folder, ASSAY_MASTER_DATA_CONTAINER: container, ASSAY_AZURE_STORAGE: connection } = config;
  if (folder) return folderSource(folder);
  const limitMs = config.ASSAY_STORAGE_TIMEOUT * 1000;
  return container && connection ? containerSource({ connection, container, limitMs }) : undefined;
}

/** A folder of this machine; programs that put files there write them under another name and then rename them. */
function folderSource(given: string): MasterDataSource {
  const folder = resolve(given);
  return {
    place: folder,
    list: async () => {
      const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv'));
      const files = await Promise.all(
        names.map(async (name) => {
          const { size, mtimeMs } = await stat(join(folder, name));
          return { name, fingerprint: `${size} ${mtimeMs}` };
        }),
      );
      return files.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    open: async (name) => (await open(join(folder, name))).createReadStream(),
  };
}

/** A container of an Azure storage account; a blob is written whole or not at all. */
function containerSource(settings: AzureSettings): MasterDataSource {
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
