import { files } from '@assay/contract/files';
import { images } from '@assay/contract/images';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { fileHandlers } from './files.routes.ts';
import { imageHandlers } from './images.routes.ts';
import { storageSweeper } from './storage-sweeper.job.ts';
import type { RemoveOld } from './sweep-storage.ts';

export const filesFeature = ({ db, storage, uploads, signer, incoming }: Deps, removeOld: RemoveOld): Feature => ({
  calls: [
    answered(files, fileHandlers({ uploads, signer, incoming })),
    answered(images, imageHandlers(uploads, signer)),
  ],
  services: [storageSweeper({ db, storage, incomingFolder: incoming.path, removeOld })],
});
