import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { azureStorage } from './azure-storage.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

/** Azure where the settings name an account, else the data folder. */
export function chooseStorage(config: Config): FileStorage {
  const limitMs = config.ASSAY_STORAGE_TIMEOUT * 1000;
  const { ASSAY_AZURE_STORAGE: connection, ASSAY_AZURE_CONTAINER: container } = config;
  return connection
    ? azureStorage({ connection, container, limitMs })
    : diskStorage(join(config.dataDir, 'files'), limitMs);
}
