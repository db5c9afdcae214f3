import type { Inspection } from '@assay/contract/inspections';
import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { resultOf } from '@assay/domain/runs/wire-result';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { FindingLink } from '../../runs/perform/FindingLink.tsx';
import { PerformingContext } from '../../runs/perform/performing.ts';
import { createRunModel } from '../../runs/perform/run-model.ts';
import { resultKey } from '../../runs/perform/run-states.ts';
import { stillQueue } from '../../runs/queue/testing/still-queue.ts';
import { CheckPane } from './CheckPane.tsx';
import { fieldKey, findingKey } from './inspection-states.ts';
import { createSignatureDrafts, SignatureDraftsContext } from './signatures/signature-drafts.ts';

/** The check of an inspection with one point that was rated. */
async function open(given: object, { hours = '', kept = '', asksConfigurator = false } = {}) {
  const queue = stillQueue();
  const at = snapshotPoint('one', frozen('Comment', { name: 'Guard' }));
  const { content, ...parts } = newResult(at.point);
  const key = resultKey('run', at.id, 'r');
  const result = { revision: 1, parts: { ...parts, ...toWireContent(content), ...given } as never };
  queue.receive([
    [key, result],
    ...(asksConfigurator ? ([[resultKey('configurator', at.id, 'r'), result]] as const) : []),
    [fieldKey('loadedHours'), { revision: 1, parts: { text: hours } }],
    [fieldKey('keptHours'), { revision: 1, parts: { text: kept } }],
    [fieldKey('safeToRun'), { revision: 1, parts: { text: 'no' } }],
  ]);
  const of = snapshot([[at]], { showCurrentLoadedHours: true });
  const modelOf = (id: string) => {
    const run = { id, inspectionProtocolName: 'Weekly', equipment: null } as never;
    return createRunModel({ queue, run, snapshot: of, external: false, language: 'en' });
  };
  // The same points are asked for as data of the machine.
  const models = asksConfigurator ? [modelOf('run'), modelOf('configurator')] : [modelOf('run')];
  const make = vi.fn();
  const ofPoint = () =>
    queue.keys('finding').flatMap((key) => {
      const title = queue.shown(key)?.title;
      return title ? [{ title, place: { tab: 'tab-3' } }] : [];
    })[0];
  const findings = { kind: 'finding' as const, make, of: ofPoint };
  const lastLoadedHours = { value: 900, date: '2026-02-01T00:00:00.000Z' };
  const inspection = { id: customerId(1), type: 'Weekly', lastLoadedHours } as unknown as Inspection;
  const onPoints = vi.fn();
  const drafts = createSignatureDrafts();
  const component = () => (
    <PerformingContext value={{ queue, external: false, disabled: false, findings, lastVisits: new Map() }}>
      <SignatureDraftsContext value={drafts}>
        <CheckPane inspection={inspection} models={models} onPoints={onPoints} />
        <FindingLink
          step={{ at, number: 1 }}
          of={key}
          result={resultOf(at.point, queue.shown(key) as never)}
          product={{ productFamilyId: null, productModelId: null }}
        />
      </SignatureDraftsContext>
    </PerformingContext>
  );
  const history = createMemoryHistory({ initialEntries: ['/?tab=tab-5'] });
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  renderPiece(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: 'Submit' });
  return { user: userEvent.setup(), router, queue, make, onPoints };
}

const unfollowed = () => screen.queryByRole('link', { name: /no finding tells what to do/ });

it('a point that cannot wait and that no finding is about is told before the submit, with the way to make one', async () => {
  const { user, queue, make } = await open({ rating: ratings.ImmediateAction, comment: 'Torn off.' });
  expect(unfollowed()?.textContent).toBe('1. Guard: rated Immediate, and no finding tells what to do');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Make it a finding' }));
  expect(make.mock.lastCall?.[0]).toMatchObject({
    ...{ title: 'Guard', description: 'Point 1, rated Immediate. Torn off.', rating: ratings.ImmediateAction },
  });
  act(() => queue.change(findingKey(customerId(2)), { title: 'Guard is torn off', pointId: 'one' } as never));
  await vi.waitFor(() => expect(unfollowed()).toBeNull());
});

it.each([
  ['followed up only', { rating: ratings.Follow }],
  ['fixed on site', { rating: ratings.Repair, fixedOnSite: true }],
])('a point that is %s needs no finding', async (_, given) => {
  await open(given);
  expect(unfollowed()).toBeNull();
});

it('a finding about a point is told at the point, and leads to it', async () => {
  const { user, queue, router } = await open({ rating: ratings.ImmediateAction });
  expect(screen.queryByRole('link', { name: /^Finding: / })).toBeNull();
  act(() => queue.change(findingKey(customerId(2)), { title: 'Guard is torn off', pointId: 'one' } as never));
  await user.click(await screen.findByRole('link', { name: 'Finding: Guard is torn off' }));
  expect(router.state.location.search).toEqual({ tab: 'tab-3' });
});

it('hours that are lower than at the last visit are told before the submit, with the way to their field', async () => {
  const { user, router } = await open({ rating: ratings.Ok }, { hours: '850' });
  await user.click(
    screen.getByRole('link', { name: /^Hours under load: This is less than the 900 h of 01\.02\.2026/ }),
  );
  expect(router.state.location.search).toEqual({ tab: 'tab-2', from: 'check' });
});

it('hours that have grown faster than the clock are told, too', async () => {
  await open({ rating: ratings.Ok }, { hours: '999999' });
  expect(
    screen.getByRole('link', { name: /^Hours under load: More hours than have passed since the 900 h/ }),
  ).toBeTruthy();
});

it('hours that were questioned and kept are told to be so, until they are others', async () => {
  const { queue } = await open({ rating: ratings.Ok }, { hours: '9500', kept: '9500' });
  expect(screen.getByRole('link', { name: 'Hours under load: 9500 was questioned and kept' })).toBeTruthy();
  act(() => queue.change(fieldKey('loadedHours'), { text: '95000' }));
  expect(await screen.findByRole('link', { name: /^Hours under load: More hours than have passed/ })).toBeTruthy();
});

it('hours that have grown are not told', async () => {
  await open({ rating: ratings.Ok }, { hours: '950' });
  expect(screen.queryByText(/^Hours under load/)).toBeNull();
});

it('the check has a way back to the points', async () => {
  const { user, onPoints } = await open({ rating: ratings.Ok });
  await user.click(screen.getByRole('button', { name: 'To the points' }));
  expect(onPoints).toHaveBeenCalledOnce();
});

it('the report is looked at as it will be, before it is submitted, once all is saved', async () => {
  const { user, router, queue } = await open({ rating: ratings.Ok });
  const flush = vi.spyOn(queue, 'flush').mockResolvedValueOnce(false);
  const review = () => user.click(screen.getByRole('button', { name: 'Review report' }));
  await review();
  expect(router.state.location.pathname, 'what is not saved would be missing in it').toBe('/');
  flush.mockResolvedValueOnce(true);
  await review();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/Reports/${customerId(1)}`));
  expect(router.state.location.search).toEqual({ review: true });
});

it('lines of the points and of the machine data stand apart, each below its name', async () => {
  await open({ rating: ratings.ImmediateAction }, { asksConfigurator: true });
  const lines = ['Points', 'Configurator', 'Signatures'].map((name) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  );
  const line = '1. Guard: rated Immediate, and no finding tells what to do';
  expect(lines).toEqual([[line], [line], [expect.stringMatching(/signature/i), expect.stringMatching(/signature/i)]]);
});
