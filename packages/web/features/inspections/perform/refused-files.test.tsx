import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ApiError, networkError } from '../../../api/api-error.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { type Performing, PerformingContext } from '../../runs/perform/performing.ts';
import { resultKey } from '../../runs/perform/run-states.ts';
import { SavingBar } from '../../runs/perform/SavingBar.tsx';
import { sendFile } from '../../runs/perform/upload-writer.ts';
import { FilesOnTheirWay } from '../../runs/photos/FilesOnTheirWay.tsx';
import { createFieldQueue } from '../../runs/queue/field-queue.ts';
import type { FileOnItsWay } from '../../runs/queue/records.ts';
import { placeOf } from './tabs.ts';

const target = resultKey('run', 'the-point', 'result');
const full = 'The file storage is full. Nothing was stored; ask an administrator to make room.';
const quota = 'The files of Kivi would take more than the 100 GB that a company may use.';

/** The bar and a point of the performing screen, over a server that takes no file. */
async function sendTo(fault: ApiError, given: Partial<FileOnItsWay> = {}) {
  const kind = given.kind ?? 'photo';
  const queue = createFieldQueue({
    send: () => Promise.reject(fault),
    read: () => [],
    faultOf: () => undefined,
    place: () => [],
  });
  onTestFinished(queue.close);
  const performing: Performing = { queue, external: true, disabled: false, lastVisits: new Map() };
  const component = () => (
    <PerformingContext value={performing}>
      <SavingBar status={null} placeOf={(key) => placeOf(key, ['run'])} />
      <FilesOnTheirWay target={target} kind={kind} />
    </PerformingContext>
  );
  const history = createMemoryHistory({ initialEntries: ['/?tab=tab-2'] });
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  renderPiece(<RouterProvider router={router} />);
  await screen.findByText('Everything is saved');
  sendFile(queue, { file: new File(['bytes'], 'weld.jpg'), target, ...given, kind });
  return router;
}

describe('a file that the server does not take', () => {
  it('because its company has no room left says why, that it is kept, and where it stands', async () => {
    const router = await sendTo(new ApiError({ status: 409, code: 'quotaReached', detail: quota }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`Not uploaded. ${quota} It is kept here until you retry or discard it.`);
    expect(screen.getByText('Needs you: not saved: 1')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show' }));
    expect(router.state.location.search).toEqual({ point: 'the-point' });
  });

  it('because the disk is full says so, and not that the server is away', async () => {
    await sendTo(new ApiError({ status: 503, code: 'storageFull', detail: full }));
    expect(
      await screen.findByText(`Not stored: 1. ${full} This browser keeps nothing: leave this page open.`),
    ).toBeTruthy();
    expect(screen.getByText(`Waiting. ${full} It is kept here and sent automatically.`)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('because it did not hear of it waits for the network', async () => {
    await sendTo(networkError(new TypeError('fetch failed')));
    expect(await screen.findByText(/^Not stored: 1\. The server cannot be reached/)).toBeTruthy();
    expect(screen.getByText('Waiting')).toBeTruthy();
  });

  it('is named by what it is where nobody gave it a name', async () => {
    await sendTo(new ApiError({ status: 409, code: 'quotaReached', detail: quota }), { kind: 'voice', seconds: 72 });
    expect(await screen.findByRole('button', { name: 'Discard Recording, 1:12' })).toBeTruthy();
    expect(screen.getByText('Recording, 1:12')).toBeTruthy();
    expect(screen.queryByText('weld.jpg')).toBeNull();
  });
});
