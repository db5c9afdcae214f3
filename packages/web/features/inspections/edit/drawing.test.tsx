import { ratings } from '@assay/domain/ratings';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeUploads } from '../../../testing/fake-uploads.ts';
import { sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { drag, fakeCanvases, padOver } from '../../runs/photos/mark/testing/drawing.ts';
import { inspectionAtWork } from '../testing/work.ts';

it('a photo of a report that is edited is drawn on; the drawing takes its place and names the photo', async () => {
  const [taken, marked] = [customerId(70), customerId(71)];
  const photo = { imageId: taken, caption: 'From the left', layout: 'Default' as const };
  const fact = (value: string) => ({ value, revision: 1 });
  const { inspection, path, answers, results } = inspectionAtWork([snapshotPoint('guard', frozen('Comment'))], {
    ...{ status: 'Waiting', version: 1 },
    fields: { inspector: fact('Uma'), inspectionDate: fact('2026-03-04T05:06:00.000Z') },
    said: { value: 'Torn', rating: ratings.Ok, photos: [photo as never] },
  });
  const api = fakeApi({
    ...{ ...sessionOf('uma'), ...answers },
    [`GET ${path}/editDetails`]: { body: inspection },
    [`GET images/${taken}/file`]: { body: 'a photo' },
    'POST file/uploadUrl': { status: 201, body: { uploadId: marked, uploadUrl: '/put', readUrl: '/read' } },
    'PUT inspections/update': { body: { ...inspection, version: 2 } },
  });
  fakeCanvases();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Not of this size.')));
  const puts = fakeUploads();
  renderApp(`/Reports/${inspection.id}/edit`, 'uma');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Draw on From the left' }));
  const pad = await padOver('From the left');
  await user.click(screen.getByRole('radio', { name: 'Circle' }));
  await drag(user, pad, [200, 100], [400, 300]);
  await user.click(screen.getByRole('button', { name: 'Save drawing' }));
  await waitFor(() => expect(puts).toHaveLength(1));
  await puts[0]?.answer(201);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const confirming = within(await screen.findByRole('dialog', { name: 'Confirm saving' }));
  await user.click(confirming.getByRole('button', { name: 'SAVE' }));
  await screen.findByText('The report was saved as version 2');
  expect(api.sent.find(({ call }) => call === 'PUT inspections/update')?.body).toMatchObject({
    runs: [{ results: [{ id: results[0]?.id, photos: [{ ...photo, imageId: marked, markedFrom: taken }] }] }],
  });
});
