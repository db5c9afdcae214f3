import { images } from '@assay/contract/images';
import { createContext, use, useSyncExternalStore } from 'react';
import { callForFile } from '../../../api/call-for-file.ts';
import { putImage } from '../../../api/upload-image.ts';
import { scalePhoto } from '../../../ui/upload/scale-photo.ts';
import { createUploadQueue, type QueuedUpload, type UploadQueue } from '../../../ui/upload/upload-queue.ts';
import type { OptionDraft } from './option-draft.ts';

interface Task {
  optionId: string;
  /** The picture that is fetched and uploaded again. */
  copyOf?: string;
}

export interface OptionUploads {
  queue: UploadQueue;
  /** What is on the way to an option; the newest of several. */
  of: (optionId: string) => QueuedUpload | undefined;
  send: (optionId: string, picture: File) => void;
  sendAgain: (optionId: string, imageId: string) => void;
  /** The option goes without it. */
  giveUp: (optionId: string) => void;
}

const arrived = { imageReuploadNeeded: false, imageUploading: undefined } as const;

/** The pictures of options on their way: one after another, whichever option each is for. */
export function createOptionUploads(change: (optionId: string, change: Partial<OptionDraft>) => void): OptionUploads {
  const tasks = new Map<File, Task>();
  const queue = createUploadQueue(async (file, way) => {
    const { optionId, copyOf } = tasks.get(file) ?? { optionId: '' };
    const picture = copyOf ? await fetchAgain(copyOf, way.signal) : await scalePhoto(file);
    change(optionId, { ...(await putImage(picture, way)), ...arrived });
  });
  const uploadOf = (optionId: string) => queue.uploads().findLast(({ file }) => tasks.get(file)?.optionId === optionId);

  function add(file: File, task: Task): void {
    const before = uploadOf(task.optionId);
    if (before) queue.cancel(before.id);
    tasks.set(file, task);
    queue.add([file]);
  }

  return {
    queue,
    of: uploadOf,
    send: (optionId, picture) => {
      change(optionId, { imageUploading: true });
      add(picture, { optionId });
    },
    sendAgain: (optionId, imageId) => add(new File([], imageId), { optionId, copyOf: imageId }),
    giveUp: (optionId) => {
      const upload = uploadOf(optionId);
      if (upload) queue.cancel(upload.id);
      change(optionId, arrived);
    },
  };
}

async function fetchAgain(imageId: string, signal: AbortSignal): Promise<File> {
  const bytes = await callForFile(images.file, { params: { id: imageId }, query: { size: 'original' }, signal });
  return new File([bytes], imageId, { type: bytes.type });
}

export const OptionUploadsContext = createContext<OptionUploads | null>(null);

export function useOptionUploads(): OptionUploads {
  const uploads = use(OptionUploadsContext);
  if (!uploads) throw new Error('There are no uploads outside the dropdowns of a point.');
  return uploads;
}

/** What is on the way to one option. */
export function useUploadOf(optionId: string): QueuedUpload | undefined {
  const { queue, of } = useOptionUploads();
  return useSyncExternalStore(queue.subscribe, () => of(optionId));
}
