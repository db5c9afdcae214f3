import type { PointType } from '@assay/domain/points/point-types';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { createFieldQueue } from '../queue/field-queue.ts';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { PerformingContext } from './performing.ts';
import { createRunModel, type RunModel } from './run-model.ts';
import { resultKey } from './run-states.ts';
import { StepList } from './StepList.tsx';
import { useRunState } from './use-run-state.ts';

const List = ({ model }: { model: RunModel }) => (
  <StepList model={model} state={useRunState(model)} chosenId={undefined} opensOn="all" onChoose={() => undefined} />
);

/** Two categories, whose points are done in two phases; one of them is not in the report. */
function open({ isDraft }: { isDraft: boolean }): string[] {
  const transport = { send: () => new Promise<never>(() => undefined), read: () => [], faultOf: () => undefined };
  const queue = createFieldQueue({ ...transport, place: () => [] }, { holds: true });
  onTestFinished(queue.close);
  const point = (name: string, phaseId: string, showInReport = true) =>
    snapshotPoint(name, frozen('Comment', { name }), { phaseId, showInReport });
  const model = createRunModel({
    queue,
    run: { id: 'run', inspectionProtocolName: 'Annual', equipment: null } as never,
    snapshot: snapshot(
      [
        [point('Lid', 'stopped'), point('Noise', 'running')],
        [point('Rope', 'stopped'), point('Key', 'running', false), point('Oil', 'running')],
      ],
      { phasesOn: true, phases: ['running', 'stopped'].map((name) => ({ phaseId: name, name })) as never },
    ),
    external: false,
    language: 'en',
  });
  const common = { queue, external: false, disabled: false, lastVisits: new Map() };
  renderPiece(
    <PerformingContext value={{ ...common, ...(isDraft && { isDraft }) }}>
      <List model={model} />
    </PerformingContext>,
  );
  return screen.getAllByRole('listitem').map((row) => {
    const step = row.querySelector('[data-step]');
    return step?.textContent?.replace(/open$/, '') ?? row.querySelector('[title]')?.textContent ?? '';
  });
}

describe('the list of points', () => {
  it('follows the phases of the work while a visit is carried out', () => {
    expect(open({ isDraft: false })).toEqual(['running', '2Noise', '4Key', '5Oil', 'stopped', '1Lid', '3Rope']);
  });

  it('follows the report where one is corrected, by its categories and its numbers', () => {
    expect(open({ isDraft: true })).toEqual(['Category 1', '1Lid', '2Noise', 'Category 2', '3Rope', '–Key', '4Oil']);
  });
});

it('says why nothing of a group can be marked Ok at once', () => {
  const queue = stillQueue();
  const places = ['One', 'Two'].map((name) =>
    snapshotPoint(name, frozen('Measurement', { name, contentRequired: true, ratingField: { present: true } })),
  );
  for (const at of places) {
    const { content, ...parts } = newResult(at.point);
    const shown = { ...parts, ...toWireContent(content) } as never;
    queue.receive([[resultKey('run', at.id, at.id), { revision: 1, parts: shown }]]);
  }
  const run = { id: 'run', inspectionProtocolName: 'Annual', equipment: null } as never;
  const model = createRunModel({ queue, run, snapshot: snapshot([places]), external: false, language: 'en' });
  renderPiece(
    <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
      <List model={model} />
    </PerformingContext>,
  );
  expect(screen.getByText('None can be marked Ok at once')).toBeTruthy();
  expect(screen.getByText('1, 2 ask for values, words or photos, or are answered already.')).toBeTruthy();
  expect(screen.queryByText('Mark the rest Ok')).toBeNull();
});

it('the list marks a point that was rated and still misses something as open', () => {
  const queue = stillQueue();
  const at = snapshotPoint('Gap', frozen('Measurement', { name: 'Gap', contentRequired: true }));
  const { content, ...parts } = newResult(at.point);
  const shown = { ...parts, ...toWireContent(content), rating: ratings.Ok } as never;
  queue.receive([[resultKey('run', at.id, at.id), { revision: 1, parts: shown }]]);
  const run = { id: 'run', inspectionProtocolName: 'Annual', equipment: null } as never;
  const model = createRunModel({ queue, run, snapshot: snapshot([[at]]), external: false, language: 'en' });
  const { container } = renderPiece(
    <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
      <List model={model} />
    </PerformingContext>,
  );
  const marks = [...container.querySelectorAll('[data-step] [data-rating]')].map((mark) =>
    mark.getAttribute('data-rating'),
  );
  expect(marks).toEqual(['Ok', 'NotSet']);
});

/** Marks the rest of a group of these points Ok, as far as the question. */
async function markRest(points: readonly SnapshotPoint[]): Promise<void> {
  const queue = stillQueue();
  for (const at of points) {
    const { content, ...parts } = newResult(at.point);
    const shown = { ...parts, ...toWireContent(content) } as never;
    queue.receive([[resultKey('run', at.id, at.id), { revision: 1, parts: shown }]]);
  }
  const run = { id: 'run', inspectionProtocolName: 'Annual', equipment: null } as never;
  const model = createRunModel({ queue, run, snapshot: snapshot([[...points]]), external: false, language: 'en' });
  renderPiece(
    <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
      <List model={model} />
    </PerformingContext>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: /^Mark the rest Ok/ }));
}

const rated = (type: PointType, name: string, more: object = {}) =>
  snapshotPoint(name, frozen(type, { name, ratingField: { present: true }, ...more }));

it.each([
  [2, '2 open points become Ok. They are: 1. P1, 2. P2.'],
  [10, '10 open points become Ok. They are: 1. P1, 2. P2, 3. P3, 4. P4, 5. P5, 6. P6, 7. P7, 8. P8 and 2 more.'],
])('marking the rest of a group Ok names the points that become so: %i', async (count, words) => {
  await markRest(Array.from({ length: count }, (_, place) => rated('Comment', `P${place + 1}`)));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('marking the rest of a group Ok names the points that it will not touch, and why', async () => {
  await markRest([
    rated('Comment', 'Lid'),
    rated('Measurement', 'Gap'),
    rated('Comment', 'Rope'),
    rated('Comment', 'Oil', { commentField: { present: true, required: true } }),
  ]);
  const become = '2 open points become Ok. They are: 1. Lid, 3. Rope.';
  const left =
    'Not touched, since they ask for values, words or photos, are answered already, or are as at the last visit: 2, 4.';
  expect(await screen.findByText(`${become} ${left}`)).toBeTruthy();
});
