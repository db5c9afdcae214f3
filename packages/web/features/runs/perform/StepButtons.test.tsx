import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { StepButtons } from './StepButtons.tsx';

const steps = [1, 2, 3].map((number) => ({ at: { id: `p${number}` }, number })) as never[];

it('lead from the last point to what is open, and to the check once nothing is', async () => {
  const [onNext, go] = [vi.fn(), vi.fn()];
  const given = {
    steps,
    place: 2,
    onStep: vi.fn(),
    onNext,
    onList: () => undefined,
    afterLast: { title: 'Check and submit', go },
  };
  const user = userEvent.setup();
  const { rerender } = renderPiece(<StepButtons {...given} open={steps[1]} openCount={2} />);
  await user.click(screen.getByRole('button', { name: '2 open: go to 2' }));
  expect(onNext).toHaveBeenCalledExactlyOnceWith(steps[1]);
  expect(screen.queryByRole('button', { name: 'Check and submit' })).toBeNull();
  rerender(<StepButtons {...given} open={undefined} openCount={0} />);
  await user.click(screen.getByRole('button', { name: 'Check and submit' }));
  expect(onNext).toHaveBeenLastCalledWith(undefined);
});

it('lead to the check from every point once nothing is open', async () => {
  const go = vi.fn();
  const afterLast = { title: 'Check and submit', go };
  const given = { steps, place: 0, onStep: vi.fn(), onNext: vi.fn(), onList: () => undefined, afterLast };
  const { rerender } = renderPiece(<StepButtons {...given} open={steps[0]} openCount={1} />);
  expect(screen.queryByRole('button', { name: 'To the check' })).toBeNull();
  rerender(<StepButtons {...given} open={undefined} openCount={0} />);
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'To the check' }));
  expect(go).toHaveBeenCalledOnce();
});

it('lead back to the check whoever comes from there', async () => {
  const go = vi.fn();
  const given = {
    steps,
    place: 0,
    onStep: vi.fn(),
    onNext: vi.fn(),
    onList: () => undefined,
    open: steps[2],
    openCount: 2,
  };
  const { rerender } = renderPiece(<StepButtons {...given} />);
  expect(screen.queryByRole('button', { name: 'To the check' })).toBeNull();
  rerender(<StepButtons {...given} back={{ title: 'Check and submit', go }} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'To the check' }));
  expect(go).toHaveBeenCalledOnce();
  // Beside the way back there is room for few words.
  rerender(<StepButtons {...given} place={2} open={steps[1]} back={{ title: 'Check and submit', go }} />);
  expect(screen.getByRole('button', { name: 'Next open: 2' })).toBeTruthy();
  // The last point leads there as it is.
  const check = { title: 'Check and submit', go };
  rerender(<StepButtons {...given} place={2} open={undefined} afterLast={check} back={check} />);
  expect(screen.queryByRole('button', { name: 'To the check' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Check and submit' })).toBeTruthy();
});
