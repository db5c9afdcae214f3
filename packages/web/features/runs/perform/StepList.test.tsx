import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { createFieldQueue } from '../queue/field-queue.ts';
import { PerformingContext } from './performing.ts';
import { createRunModel, type RunModel } from './run-model.ts';
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
