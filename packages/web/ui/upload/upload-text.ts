import { t } from './upload.texts.ts';
import type { QueuedUpload } from './upload-queue.ts';

/** What is said of an upload that has ended. */
export interface EndedWords {
  success: string;
  failed: string;
}

export const usualWords = (): EndedWords => ({ success: t('success'), failed: t('failed') });

/** How far an upload is, in the words of the specification. */
export function uploadText({ state, share }: QueuedUpload, words = usualWords()): string {
  if (state === 'Waiting') return t('waiting');
  if (state === 'Uploading') return t('uploading', { percent: Math.floor(share * 100) });
  return state === 'Success' ? words.success : words.failed;
}
