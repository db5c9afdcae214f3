import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { PointDock } from './PointDock.tsx';
import { PerformingContext } from './performing.ts';
import { createRunModel } from './run-model.ts';
import { resultKey } from './run-states.ts';

/** The dock of a point that asks for a value, and does not insist on it. */
function open() {
  const queue = stillQueue();
  const at = snapshotPoint('gap', frozen('Measurement', { measurementTitle: 'Width' }));
  const key = resultKey('run', at.id, 'result');
  const { content, ...parts } = newResult(at.point);
  queue.receive([[key, { revision: 1, parts: { ...parts, ...toWireContent(content) } as never }]]);
  const run = { id: 'run', inspectionProtocolName: 'Weekly', equipment: null };
  const model = createRunModel({
    queue,
    run: run as never,
    snapshot: snapshot([[at]]),
    external: false,
    language: 'en',
  });
  const step = { at, categoryId: '', number: 1, phaseId: null, warning: null };
  const make = vi.fn();
  renderPiece(
    <PerformingContext
      value={{
        queue,
        external: false,
        disabled: false,
        findings: { kind: 'finding', make, of: () => undefined },
        lastVisits: new Map(),
      }}
    >
      <PointDock
        {...{
          model,
          here: step,
          said: undefined,
          fault: undefined,
          steps: [step],
          place: 0,
          open: undefined,
          openCount: 1,
        }}
        onStep={() => undefined}
        onNext={() => undefined}
        onList={() => undefined}
      />
    </PerformingContext>,
  );
  const isDone = () => model.isDone(at, model.work().results.get(at.id));
  return { user: userEvent.setup(), queue, rating: () => queue.shown(key)?.rating, isDone, make };
}

const rate = (name: string) => screen.getByRole('radio', { name });

describe('the ratings in reach of the thumb', () => {
  it('are cleared by their button alone, not by a second tap [AUP-19]', async () => {
    const { user, rating } = open();
    await user.click(rate('Ok'));
    await user.click(rate('Ok'));
    expect(rating()).toBe(ratings.Ok);
    await user.click(screen.getByRole('button', { name: 'Clear the rating' }));
    expect(rating()).toBe(ratings.NotSet);
  });

  it('say what is still asked for where Ok is all that was said, and leave the point open', async () => {
    const { user, isDone } = open();
    await user.click(rate('Ok'));
    expect(screen.getByText('Still open. Width: enter a value')).toBeTruthy();
    expect(isDone()).toBe(false);
  });

  it('offer to pass a bad point on, or to clear it', async () => {
    const { user, make, rating } = open();
    await user.click(rate('Repair or replace'));
    await user.click(screen.getByRole('button', { name: 'Make it a finding' }));
    expect(make.mock.lastCall?.[0]).toMatchObject({ title: 'A point', rating: ratings.Repair });
    await user.click(screen.getByRole('button', { name: 'Clear the rating' }));
    expect(rating()).toBe(ratings.NotSet);
  });
});
