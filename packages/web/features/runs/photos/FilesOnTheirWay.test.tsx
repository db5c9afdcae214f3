import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { PerformingContext } from '../perform/performing.ts';
import { sendFile } from '../perform/upload-writer.ts';
import type { Entry } from '../queue/entry.ts';
import { createFieldQueue } from '../queue/field-queue.ts';
import { keyOf } from '../queue/records.ts';
import { drawOnWaiting, waitingPhoto } from './draw-on-waiting.ts';
import { FilesOnTheirWay } from './FilesOnTheirWay.tsx';

const target = keyOf('result', 'run', 'point', 'result');
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A queue without network, with a photo that waits. */
function open() {
  const queue = createFieldQueue(
    { send: () => Promise.reject(new Error('No network.')), read: () => [], faultOf: () => undefined, place: () => [] },
    { holds: true },
  );
  onTestFinished(queue.close);
  queue.receive([[target, { revision: 1, parts: { photos: [{ imageId: 'there' }] } as never }]]);
  sendFile(queue, { file: photo('crack.jpg'), target, kind: 'photo' });
  const uploads = () => queue.entries().filter((entry): entry is Entry<'upload'> => entry.kind === 'upload');
  const waits = () => {
    const [entry] = uploads();
    if (!entry) throw new Error('Nothing waits.');
    return entry;
  };
  const names = () =>
    uploads().map(({ parts }) => [parts.file?.name, parts.original?.name, parts.drawnOn].filter(Boolean));
  return { queue, waits, names };
}

describe('a photo that waits on the device', () => {
  it('is shown from there, and can be drawn on', async () => {
    const { queue } = open();
    renderPiece(
      <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
        <FilesOnTheirWay target={target} kind="photo" />
      </PerformingContext>,
    );
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'crack.jpg' });
    expect(picture.src).toMatch(/^blob:/);
    expect(screen.getByRole('button', { name: 'Draw on crack.jpg' })).toBeTruthy();
  });

  it('goes along with the drawing on it, also with a second one', () => {
    const { queue, waits, names } = open();
    drawOnWaiting(queue, waitingPhoto(queue, waits()), photo('arrow.jpg'));
    expect(names()).toEqual([['arrow.jpg', 'crack.jpg']]);
    drawOnWaiting(queue, waitingPhoto(queue, waits()), photo('circle.jpg'));
    expect(names()).toEqual([['circle.jpg', 'crack.jpg']]);
  });

  it('is drawn on where it has arrived while somebody drew', () => {
    const { queue, waits, names } = open();
    const waiting = waitingPhoto(queue, waits());
    queue.drop(waiting.entry.key);
    queue.receive([[target, { revision: 2, parts: { photos: [{ imageId: 'there' }, { imageId: 'new' }] } as never }]]);
    drawOnWaiting(queue, waiting, photo('arrow.jpg'));
    expect(names()).toEqual([['arrow.jpg', 'new']]);
  });

  it('goes along into a finding of its point, also with a drawing on it', () => {
    const { queue, waits } = open();
    const finding = keyOf('finding', 'leak');
    queue.showAlso(target, finding);
    drawOnWaiting(queue, waitingPhoto(queue, waits()), photo('arrow.jpg'));
    expect(waits().parts.also).toEqual([finding]);
  });
});
