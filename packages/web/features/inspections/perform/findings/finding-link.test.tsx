import { type Rating, ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Session, SessionContext } from '../../../../api/session.ts';
import { clearToken, setToken } from '../../../../api/token.ts';
import { customerId } from '../../../../testing/customers.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { tokenOf, userOf } from '../../../../testing/people.ts';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { FindingLink } from '../../../runs/perform/FindingLink.tsx';
import { PerformingContext } from '../../../runs/perform/performing.ts';
import { resultKey } from '../../../runs/perform/run-states.ts';
import { sendFile, uploadWriter } from '../../../runs/perform/upload-writer.ts';
import { createFieldQueue } from '../../../runs/queue/field-queue.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { findingKey } from '../inspection-states.ts';
import { FollowUpList } from './FollowUpList.tsx';
import { findingsOf } from './findings-of.ts';
import { useMakeFinding } from './use-make-finding.tsx';

const visit = customerId(9);
const any = { productFamilyId: null, productModelId: null };
const at = snapshotPoint('guard', frozen('Comment'));
const key = resultKey('run', at.id, 'r');

it('the link of a point leads to its finding among all others', async () => {
  fakeApi({});
  const queue = stillQueue();
  const about = { Door: 'door', 'Guard is torn off': 'guard', Hatch: 'hatch' };
  for (const [place, [title, pointId]] of Object.entries(about).entries())
    queue.change(findingKey(customerId(place)), { title, pointId } as never);
  function Pieces() {
    const { findings } = useMakeFinding(queue, visit, 'tab-3');
    return (
      <PerformingContext value={{ queue, external: false, disabled: false, findings, lastVisits: new Map() }}>
        <FindingLink step={{ at, number: 1 }} of={key} result={newResult(at.point)} product={any} />
        <FollowUpList {...findingsOf(visit)} />
      </PerformingContext>
    );
  }
  const component = () => (
    <SessionContext value={{ user: userOf('uma'), level: 1, flags: [] } as unknown as Session}>
      <Pieces />
    </SessionContext>
  );
  const history = createMemoryHistory({ initialEntries: ['/?point=guard'] });
  renderPiece(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history })} />);
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Finding: Guard is torn off' }));
  const heading = screen.getByRole('heading', { name: 'Guard is torn off' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

/** Begins a finding of a point that was rated so. */
async function makeFinding(queue: FieldQueue, rating: Rating) {
  const bad = { ...newResult(at.point), rating };
  function Pieces() {
    const { findings, dialog } = useMakeFinding(queue, visit, undefined);
    return (
      <PerformingContext value={{ queue, external: false, disabled: false, findings, lastVisits: new Map() }}>
        <FindingLink step={{ at, number: 1 }} of={key} result={bad} product={any} offers />
        {dialog}
      </PerformingContext>
    );
  }
  const component = () => (
    <SessionContext value={{ user: userOf('uma'), level: 1, flags: [] } as unknown as Session}>
      <Pieces />
    </SessionContext>
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  renderPiece(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history })} />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Make it a finding' }));
  return person;
}

it.each([
  ['ImmediateAction', '2026-03-04'],
  ['Repair', '2026-04-03'],
  ['Follow', '2026-06-02'],
] as const)('a finding of a point rated %s is due on %s where it is made on 4 March 2026', async (rating, due) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  fakeApi({});
  const queue = stillQueue();
  const person = await makeFinding(queue, ratings[rating]);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Due/)).value).toBe(due);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(queue.keys('finding').map((one) => queue.shown(one)?.due)).toEqual([due]);
});

it('a finding takes the photos of its point, and those that still wait once they are sent', async () => {
  fakeApi({});
  setToken(tokenOf('uma'));
  onTestFinished(clearToken);
  const arrives = Promise.withResolvers<{ id: string }>();
  const queue = createFieldQueue(
    {
      send: () => arrives.promise,
      read: () => [],
      faultOf: () => undefined,
      place: (entry, answer, shown) => uploadWriter.place?.(entry as never, answer as never, shown) ?? [],
    },
    { holds: true },
  );
  onTestFinished(queue.close);
  const there = { imageId: 'there', caption: '', layout: 'Default' };
  queue.receive([[key, { revision: 1, parts: { photos: [there] } as never }]]);
  sendFile(queue, { file: new File(['x'], 'crack.jpg'), target: key, kind: 'photo' });
  const person = await makeFinding(queue, ratings.ImmediateAction);
  const note = '2 photos of the point go along. 1 of them still waits to be sent and follows by itself.';
  expect(await screen.findByText(note)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const photos = () => queue.keys('finding').map((one) => queue.shown(one)?.photos?.map(({ imageId }) => imageId));
  expect(photos()).toEqual([['there']]);
  arrives.resolve({ id: 'new' });
  await vi.waitFor(() => expect(photos()).toEqual([['there', 'new']]));
});
