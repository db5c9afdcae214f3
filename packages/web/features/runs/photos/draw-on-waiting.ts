import { sendFile } from '../perform/upload-writer.ts';
import type { Entry } from '../queue/entry.ts';
import type { FieldQueue } from '../queue/queue.ts';
import type { FileOnItsWay, ShownPhoto } from '../queue/records.ts';

/** A photo that waits and is being drawn on. */
export interface WaitingPhoto {
  entry: Entry<'upload'>;
  /** The photos that were there already. */
  there: readonly string[];
}

const photosAt = (queue: FieldQueue, { parts }: Entry<'upload'>): string[] => {
  const shown = (parts.target ? queue.shown(parts.target) : undefined) as { photos?: ShownPhoto[] } | undefined;
  return (shown?.photos ?? []).map(({ imageId }) => imageId);
};

export const waitingPhoto = (queue: FieldQueue, entry: Entry<'upload'>): WaitingPhoto => ({
  entry,
  there: photosAt(queue, entry),
});

/** A drawing on a photo that has not left takes its place, and brings it along; on one that has arrived meanwhile, it follows it. */
export function drawOnWaiting(queue: FieldQueue, { entry, there }: WaitingPhoto, drawn: File): void {
  const { target, also, file, original = file } = entry.parts as FileOnItsWay;
  const way = { file: drawn, target, kind: 'photo', ...(also && { also }) } as const;
  if (queue.entries().some(({ key }) => key === entry.key)) {
    queue.drop(entry.key);
    sendFile(queue, { ...way, original });
    return;
  }
  const [arrived, another] = photosAt(queue, entry).filter((id) => !there.includes(id));
  sendFile(queue, { ...way, ...(arrived && !another && { drawnOn: arrived }) });
}
