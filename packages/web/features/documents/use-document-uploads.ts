import { documents } from '@assay/contract/documents';
import { sourceSystem } from '@assay/domain/constants';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { upload } from '../../api/upload.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { problemText } from '../../ui/problem-text.ts';
import type { UploadWords } from '../../ui/upload/UploadList.tsx';
import { createUploadQueue, type UploadQueue } from '../../ui/upload/upload-queue.ts';
import { useDocumentsChanged } from './documents.queries.ts';
import { t } from './documents.texts.ts';

/** What the specification says of an upload that was refused, and what the server says of it. */
export const rejectionText = (error: unknown): string =>
  error instanceof ApiError && error.status > 0
    ? `${t('rejected', { status: error.status })}. ${problemText(error)}`
    : problemText(error);

export const uploadWords = (): UploadWords => ({
  success: t('uploaded'),
  failed: t('uploadFailed'),
  problem: rejectionText,
});

/** Files on their way into the library; they go on whatever the page shows meanwhile. */
export function useDocumentUploads() {
  const changed = useDocumentsChanged();
  const afterwards = useRef(changed);
  useEffect(() => {
    afterwards.current = changed;
  });
  // Where each file goes is settled when it is chosen, and kept for when it is tried again.
  const [categories] = useState(() => new WeakMap<File, string>());
  const [queue] = useState<UploadQueue>(() =>
    createUploadQueue(async (file, way) => {
      const categoryId = categories.get(file);
      const fields = { summary: '', sourceSystem, categoryId };
      try {
        await upload(documents.upload, { fields, files: { file: [file] }, ...way });
        notifySuccess(t('uploadedName', { name: file.name }));
      } finally {
        // Once for all of them: the tree of a large library is long.
        if (queue.uploads().every(({ state }) => state !== 'Waiting')) afterwards.current();
      }
    }),
  );
  const list = useSyncExternalStore(queue.subscribe, queue.uploads);
  return {
    queue,
    list,
    add: (files: readonly File[], categoryId: string | null) => {
      if (categoryId) for (const file of files) categories.set(file, categoryId);
      queue.add(files);
    },
    isUnderWay: () => queue.uploads().some(({ state }) => state === 'Waiting' || state === 'Uploading'),
  };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
