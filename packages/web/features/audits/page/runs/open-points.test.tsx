import { ratings } from '@assay/domain/ratings';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/api-error.ts';
import { resultKey } from '../../../runs/perform/run-states.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { openCheck } from '../testing/open-check.tsx';

const photoField = { present: true, required: true, onlyForFailure: false };
/** Rated Ok with what is answered from the start, and still without its photo. */
const belt = snapshotPoint('Belt', frozen('Comment', { name: 'Belt', photoField }));
const guard = snapshotPoint('Guard', frozen('Comment', { name: 'Guard' }));
const photo = { imageId: 'i', caption: '', layout: 'Default' } as const;

const headOf = (run: string) => within(screen.getByRole('region', { name: `Points of ${run}` }));
const inList = (machine: string, progress: string) =>
  within(screen.getByRole('navigation', { name: 'Contents' })).queryByRole('button', {
    name: new RegExp(`^${machine}\\W*${progress}`),
  });

it('the rest of a category becomes Ok with one confirmation, which names what it leaves', async () => {
  const motor = ['Motor', 'Fan'].map((name) => snapshotPoint(name, frozen('Comment', { name })));
  const gap = snapshotPoint('Gap', frozen('Measurement', { name: 'Gap' }));
  const { user, queue } = await openCheck([guard, ...motor, gap]);
  const rest = () => headOf('one').queryByRole('button', { name: /^Mark the rest Ok/ });
  expect(rest()?.textContent).toContain('2 points.');
  await user.click(rest() as HTMLElement);
  const question = within(screen.getByRole('dialog'));
  expect(question.getByText(/They are: 2\W+Motor, 3\W+Fan\./)).toBeTruthy();
  expect(question.getByText(/Not touched.*: 4\./)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Mark Ok' }));
  const ratingOf = (name: string) => queue.shown(resultKey('one', name, `one ${name}`))?.rating;
  expect(['Guard', 'Motor', 'Fan', 'Gap'].map(ratingOf)).toEqual([
    ratings.ImmediateAction,
    ratings.Ok,
    ratings.Ok,
    ratings.NotSet,
  ]);
  await vi.waitFor(() => expect(rest()).toBeNull());
});

it('the tick of a run stands for all of it: no tick while something is left to do', async () => {
  const motor = snapshotPoint('Motor', frozen('Comment', { name: 'Motor' }));
  const { queue } = await openCheck([belt, motor]);
  const ticks = () => [
    headOf('one').queryByRole('img', { name: 'Worst rating: Ok' }) !== null,
    within(inList('Jaw 1', '\\d of 2 done') as HTMLElement).queryByRole('img', { name: 'Ok' }) !== null,
  ];
  expect(await headOf('one').findByText('0 of 2 done')).toBeTruthy();
  expect(ticks()).toEqual([false, false]);
  act(() => queue.change(resultKey('one', 'Belt', 'one Belt'), { photos: [photo] }));
  expect(await headOf('one').findByText('1 of 2 done')).toBeTruthy();
  expect(ticks()).toEqual([false, false]);
  act(() => queue.change(resultKey('one', 'Motor', 'one Motor'), { rating: ratings.Ok }));
  await vi.waitFor(() => expect(ticks()).toEqual([true, true]));
});

describe('a run whose last point is rated and lacks the photo that it requires', () => {
  it('is open in its head, in the list and in the check as it is at the point, and the next run leads to it', async () => {
    const { user, queue } = await openCheck([belt, guard]);
    expect(await headOf('two').findByText('1 of 2 done')).toBeTruthy();
    expect(inList('Jaw 2', '1 of 2 done')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '1. Belt: Add a photo' })).toHaveLength(2);

    // What is open at the first machine is done; the second waits for its photo.
    act(() => queue.change(resultKey('one', 'Belt', 'one Belt'), { photos: [photo] }));
    expect(await headOf('one').findByText('2 of 2 done')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^1\s*Belt/ }));
    expect(screen.getByRole('button', { name: 'Next: Jaw 2' })).toBeTruthy();

    act(() => queue.change(resultKey('two', 'Belt', 'two Belt'), { photos: [photo] }));
    await vi.waitFor(() => expect(inList('Jaw 2', '2 of 2 done')).toBeTruthy());
    expect(await screen.findByRole('button', { name: 'Check and finish' })).toBeTruthy();
  });

  it('is done with a photo that waits to be sent, and open again once that is refused', async () => {
    const away = stillQueue(new ApiError({ status: 0, code: 'network' }));
    const { queue } = await openCheck([belt, guard], 1, away);
    expect(await headOf('one').findByText('1 of 2 done')).toBeTruthy();
    const row = () => headOf('one').getByRole('button', { name: /^1\s*Belt/ });
    expect(row().textContent).toMatch(/Add a photo.*Ok, and still open/);
    expect(row().querySelector('[data-rating]')?.getAttribute('data-rating')).toBe('NotSet');
    const file = new File(['x'], 'belt.jpg', { type: 'image/jpeg' });
    const target = resultKey('one', 'Belt', 'one Belt');
    act(() => queue.upload('upload/1', { file, target, kind: 'photo' }));
    expect(await headOf('one').findByText('2 of 2 done')).toBeTruthy();
    await vi.waitFor(() => expect(row().textContent).not.toContain('Add a photo'));
    expect(row().querySelector('[data-rating]')?.getAttribute('data-rating')).toBe('Ok');
    expect(screen.getAllByRole('link', { name: '1. Belt: Add a photo' })).toHaveLength(1);
    act(() => queue.refuse('upload/1', 'It is too large'));
    expect(await headOf('one').findByText('1 of 2 done')).toBeTruthy();
    expect(row().textContent).toContain('Add a photo');
  });

  it('is open again with every answer that is taken back', async () => {
    const { queue } = await openCheck([guard]);
    expect(await headOf('one').findByText('1 of 1 done')).toBeTruthy();
    act(() => queue.change(resultKey('one', 'Guard', 'one Guard'), { rating: ratings.NotSet, comment: '' }));
    expect(await headOf('one').findByText('0 of 1 done')).toBeTruthy();
  });
});
