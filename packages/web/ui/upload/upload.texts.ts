import { onlyOneFile, unallowedFileType } from '@assay/domain/files';
import { texts } from '../texts.ts';

export const t = texts({
  uploads: 'Uploads',
  waiting: 'Waiting',
  uploading: 'Uploading {percent} %',
  success: 'Success',
  failed: 'Uploading failed',
  retry: 'Retry',
  cancel: 'Cancel {name}',
  dismiss: 'Take {name} off the list',
  unallowed: unallowedFileType,
  onlyOne: onlyOneFile,
});
