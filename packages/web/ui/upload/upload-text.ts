import { t } from './upload.texts.ts';
import type { QueuedUpload } from './upload-queue.ts';

/** How far an upload is, in the words of the specification. */
export function uploadText({ state, share }: QueuedUpload): string {
  if (state === 'Waiting') return t('waiting');
  if (state === 'Uploading') return t('uploading', { percent: Math.floor(share * 100) });
  return state === 'Success' ? t('success') : t('failed');
}
