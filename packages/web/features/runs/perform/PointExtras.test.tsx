import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { PointExtras } from './PointExtras.tsx';
import { PerformingContext } from './performing.ts';
import { resultKey } from './run-states.ts';
import { sendFile } from './upload-writer.ts';

afterEach(() => void vi.restoreAllMocks());

it('what waits on the device is shown at its point when it is opened again, also on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ matches: false, media, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
  const at = snapshotPoint('one', frozen('Comment', { photoField: { present: false, required: false } }));
  const result = newResult(at.point);
  const target = resultKey('run', 'one', 'result');
  const queue = stillQueue();
  queue.receive([[target, { revision: 1, parts: { photos: [] } as never }]]);
  sendFile(queue, { file: new File(['x'], 'crack.jpg', { type: 'image/jpeg' }), target, kind: 'photo' });
  sendFile(queue, { file: new File(['x'], 'said.webm'), target, kind: 'voice', seconds: 65 });
  renderPiece(
    <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
      <PointExtras at={at} of={target} result={result} />
    </PerformingContext>,
  );
  expect(await screen.findByRole('img', { name: 'crack.jpg' })).toBeTruthy();
  expect(screen.getByText('Recording, 1:05')).toBeTruthy();
  const camera = screen.getByRole('button', { name: 'Camera' });
  expect([camera.textContent, camera.getAttribute('aria-expanded')]).toEqual(['1Camera', 'true']);
  await userEvent.setup().click(camera);
  expect(screen.queryByRole('img', { name: 'crack.jpg' }), 'folded by hand').toBeNull();
  expect(camera.textContent).toBe('1Camera');
});
