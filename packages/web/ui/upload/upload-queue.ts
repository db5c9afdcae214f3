import { newId } from '@assay/domain/id';

export type UploadState = 'Waiting' | 'Uploading' | 'Success' | 'Error';

export interface QueuedUpload {
  id: string;
  file: File;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
  error?: unknown;
}

export interface Way {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file all the way into the record that it is for. */
export type SendFile = (file: File, way: Way) => Promise<void>;

export interface UploadQueue {
  subscribe: (changed: () => void) => () => void;
  uploads: () => readonly QueuedUpload[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Stops it where it is, and takes it off the list. */
  cancel: (id: string) => void;
}

/** Many files dropped at once go out one after another, each with its own progress and outcome. */
export function createUploadQueue(send: SendFile): UploadQueue {
  let uploads: readonly QueuedUpload[] = [];
  let running: { id: string; aborting: AbortController } | undefined;
  const listeners = new Set<() => void>();

  const set = (changed: readonly QueuedUpload[]): void => {
    uploads = changed;
    for (const listener of listeners) listener();
  };
  const change = (id: string, fields: Partial<QueuedUpload>): void =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));

  async function work(): Promise<void> {
    if (running) return;
    const next = uploads.find(({ state }) => state === 'Waiting');
    if (!next) return;
    const { id, file } = next;
    const aborting = new AbortController();
    running = { id, aborting };
    change(id, { state: 'Uploading', share: 0, error: undefined });
    try {
      await send(file, { onProgress: (share) => change(id, { share }), signal: aborting.signal });
      change(id, { state: 'Success', share: 1 });
    } catch (error) {
      change(id, { state: 'Error', error });
    }
    running = undefined;
    void work();
  }

  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    uploads: () => uploads,
    add: (files) => {
      const added = files.map((file): QueuedUpload => ({ id: newId(), file, state: 'Waiting', share: 0 }));
      set([...uploads.filter(({ state }) => state !== 'Success'), ...added]);
      void work();
    },
    retry: (id) => {
      change(id, { state: 'Waiting', share: 0 });
      void work();
    },
    cancel: (id) => {
      if (running?.id === id) running.aborting.abort();
      set(uploads.filter((upload) => upload.id !== id));
    },
  };
}
