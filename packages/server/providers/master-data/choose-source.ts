import type { Config } from '../../config/config.ts';
import { containerSource } from './container-source.ts';
import { folderSource } from './folder-source.ts';
import type { MasterDataSource } from './master-data-source.ts';

/** The folder or the container that the settings name, if they name one. */
export function chooseSource(config: Config): MasterDataSource | undefined {
  const { ASSAY_MASTER_DATA: folder, ASSAY_MASTER_DATA_CONTAINER: container, ASSAY_AZURE_STORAGE: connection } = config;
  if (folder) return folderSource(folder);
  const limitMs = config.ASSAY_STORAGE_TIMEOUT * 1000;
  return container && connection ? containerSource({ connection, container, limitMs }) : undefined;
}
