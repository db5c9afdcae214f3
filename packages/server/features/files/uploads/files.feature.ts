import { files } from '@assay/contract/files';
import { answered, type Deps, type Feature } from '../../../frame/feature.ts';
import { storageSweeper } from '../storage-sweeper.job.ts';
import type { RemoveOld } from '../sweep-storage.ts';
import { fileHandlers } from './files.routes.ts';

export const filesFeature = ({ db, storage, uploads, signer, incoming }: Deps, removeOld: RemoveOld): Feature => ({
  calls: [answered(files, fileHandlers({ uploads, signer, incoming }))],
  services: [storageSweeper({ db, storage, incomingFolder: incoming.path, removeOld })],
});
