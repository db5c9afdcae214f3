import { files } from '@assay/domain/words/en/files';
import { texts } from '../texts.ts';

export const t = texts({
  uploads: 'Uploads',
  waiting: 'Waiting',
  uploading: 'Uploading {percent} %',
  success: 'Success',
  failed: 'Uploading failed',
  retry: 'Retry',
  cancel: 'Cancel {name}',
  dismiss: 'Remove {name} from the list',
  unallowed: files['file.type'],
  onlyOne: files['file.onlyOne'],
});
