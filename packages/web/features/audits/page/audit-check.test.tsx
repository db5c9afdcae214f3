import { ratings } from '@assay/domain/ratings';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resultKey } from '../../runs/perform/run-states.ts';
import { suggestionKey } from './audit-states.ts';
import { openCheck, points } from './testing/open-check.tsx';

const plate = snapshotPoint(
  'Plate',
  frozen('Measurement', { name: 'Plate', ratingField: { present: true, required: true } }),
);

const linesOf = (machine: string) =>
  within(screen.getByRole('list', { name: machine })).queryAllByRole('link', { name: /no action point/ });

it('before an audit ends its check names what is bad and in no action point, machine by machine', async () => {
  const { user, make, onLeave, router } = await openCheck();
  const text = '1. Guard: rated Immediate, and no action point tells what to do';
  expect(['Jaw 1', 'Jaw 2'].map((name) => linesOf(name).map((one) => one.textContent))).toEqual([[text], [text]]);
  // What nobody has begun may stay so: it is counted, and one tap away.
  expect(screen.queryByRole('link', { name: /Motor/ })).toBeNull();
  await user.click(screen.getByText('Points that are not answered'));
  expect((await screen.findAllByRole('link', { name: '3. Motor' })).length).toBe(2);
  await user.click(screen.getByText('Points that are not answered'));
  await user.click(within(screen.getByRole('list', { name: 'Jaw 2' })).getByRole('button'));
  const at = { machine: 'Jaw 2', point: 'Guard' };
  const begun = { type: 'ShortTerm', text: 'Jaw 2, Guard: Torn off.', at, resultId: 'two Guard' };
  expect(make).toHaveBeenCalledExactlyOnceWith(begun);
  await user.click(linesOf('Jaw 2')[0] as HTMLElement);
  expect(onLeave).toHaveBeenCalledOnce();
  expect(router.state.location.search).toEqual({ run: 'two', point: 'Guard', from: 'check' });
});

it('names once what is as at the last visit, and asks for no rating of it', async () => {
  await openCheck([...points, plate]);
  const lines = within(screen.getByRole('list', { name: 'Jaw 1' })).getAllByRole('link', { name: /Plate/ });
  expect(lines.map((one) => one.textContent)).toEqual(['4. Plate: as at the last visit, not confirmed']);
});

it('says of a clone how many answers nobody has touched since they were copied, and of which machine', async () => {
  const { queue } = await openCheck(points, 1, undefined, { clonedFrom: 'Jaw 1' });
  const lines = (machine: string) =>
    within(screen.getByRole('list', { name: machine })).queryAllByRole('link', { name: /copied from/ });
  const said = () => ['Jaw 1', 'Jaw 2'].map((name) => lines(name).map((one) => one.textContent));
  // Nobody has answered the third.
  expect(said()).toEqual([[], ['2 answers are still as they were copied from Jaw 1']]);
  act(() => queue.change(resultKey('two', 'Belt', 'two Belt'), { comment: 'Worn.' }));
  expect(said()).toEqual([[], ['1 answer is still as it was copied from Jaw 1']]);
});

it('each answer of a clone that nobody has touched says at its point which machine it was copied from', async () => {
  const { user, queue } = await openCheck(points, 2, undefined, { clonedFrom: 'Jaw 1' });
  const rowsOf = (run: string) =>
    within(screen.getByRole('region', { name: `Points of ${run}` })).getAllByRole('button', { name: /^\d/ });
  const marked = (run: string) =>
    rowsOf(run).map((row) => within(row).queryByRole('img', { name: 'copied from Jaw 1' }) !== null);
  await vi.waitFor(() =>
    expect([marked('one'), marked('two')]).toEqual([
      [false, false, false],
      [true, true, false],
    ]),
  );
  await user.click(rowsOf('two')[1] as HTMLElement);
  expect(screen.getByText('Copied from Jaw 1; nobody has changed it since.')).toBeTruthy();
  act(() => queue.change(resultKey('two', 'Belt', 'two Belt'), { comment: 'Worn.' }));
  await vi.waitFor(() => expect(marked('two')).toEqual([true, false, false]));
  expect(screen.queryByText(/^Copied from/)).toBeNull();
});

it('questions a value of a clone that a comma sets apart from the copied one, and marks the copied comment that stayed', async () => {
  const copied = { value: '145', comment: 'Measured at the left side.' };
  const clone = { clonedFrom: 'Jaw 1', copies: { Plate: { ...copied, prefilled: false, rating: ratings.Ok, copied } } };
  const { user } = await openCheck(
    [{ ...plate, point: { ...plate.point, measurementTitle: 'Width' } as never }],
    2,
    undefined,
    clone,
  );
  const lines = () =>
    within(screen.getByRole('list', { name: 'Jaw 2' }))
      .getAllByRole('link', { name: /Plate|copied/ })
      .map((one) => one.textContent);
  expect(lines()).toEqual(['1 answer is still as it was copied from Jaw 1']);
  const points = within(screen.getByRole('region', { name: 'Points of two' }));
  await user.click(points.getByRole('button', { name: /^1\s*Plate/ }));
  const value = points.getByRole('textbox', { name: 'Width' });
  await user.clear(value);
  await user.type(value, '1390');
  await user.tab();
  expect(points.getByText('1390, after 145 was copied from the other machine. Was 139 meant?')).toBeTruthy();
  const ofComment = '1. Plate: the comment is still the one copied from Jaw 1';
  expect(lines()).toEqual([ofComment, '1. Plate: is 1390 right? The question is not answered']);
  expect(points.getByText('The answer is new; the comment is still the one copied from Jaw 1.')).toBeTruthy();
  await user.click(points.getByRole('button', { name: 'A slip, take 139' }));
  expect(lines()).toEqual([ofComment]);
  const comment = points.getByRole('textbox', { name: 'Comment' });
  await user.clear(comment);
  await user.type(comment, 'Measured at the right side.');
  expect(screen.queryByText(/comment is still the one copied/)).toBeNull();
});

it('questions the first value of a machine by what others of its model measured, at its point and in the check', async () => {
  const width = { ...plate, point: { ...plate.point, measurementTitle: 'Width' } as never };
  const others = { inspectionPointId: plate.inspectionPointId, series: '', least: 139, most: 152, machines: 3 };
  const { user } = await openCheck([width], 1, undefined, { usual: [others], copies: { Plate: { prefilled: false } } });
  await user.click(screen.getByRole('button', { name: /^1\s*Plate/ }));
  const value = screen.getByRole('textbox', { name: 'Width' });
  await user.clear(value);
  await user.type(value, '14');
  await user.tab();
  const asked = () => screen.queryByRole('link', { name: '1. Plate: is 14 right? The question is not answered' });
  expect(screen.getByText('14 is far from what other machines of this model measured. Was 140 meant?')).toBeTruthy();
  expect(asked()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'It is right, keep 14' }));
  expect(asked()).toBeNull();
});

it('an action point that was made of a point stays about it, however it is reworded', async () => {
  const { queue } = await openCheck();
  const say = (text: string) =>
    act(() => queue.change(suggestionKey('a'), { type: 'ShortTerm', text, resultId: 'two Guard' }));
  expect(linesOf('Jaw 2')).toHaveLength(1);
  say('Weld it before the next shift');
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Jaw 2' })).toBeNull());
  // The same point of the other machine is another matter, and nothing is told by where alone.
  expect(linesOf('Jaw 1')).toHaveLength(1);
  say('Guard');
  await vi.waitFor(() => expect(linesOf('Jaw 2')).toHaveLength(1));
});

it('an action point that names machine and point settles that line alone, and stands at its point', async () => {
  const { user, queue } = await openCheck();
  await user.click(screen.getByRole('button', { name: /^1\s*Guard/ }));
  expect(screen.getAllByRole('button', { name: 'Make it an action point' })).toHaveLength(3);
  act(() => queue.change(suggestionKey('a'), { type: 'ShortTerm', text: 'Weld the guard of Jaw 1' }));
  expect(await screen.findByRole('link', { name: 'Action point: Weld the guard of Jaw 1' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Make it an action point' })).toHaveLength(1);
  expect(linesOf('Jaw 2')).toHaveLength(1);
  // What says where alone tells nobody what to do.
  act(() => queue.change(suggestionKey('b'), { type: 'ShortTerm', text: 'Jaw 2, Guard' }));
  expect(linesOf('Jaw 2')).toHaveLength(1);
  act(() => queue.change(suggestionKey('b'), { type: 'ShortTerm', text: 'Jaw 2, Guard: weld it' }));
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Jaw 2' })).toBeNull());
});

it('a line of the check leads to its point every time, from wherever somebody has gone meanwhile', async () => {
  const { user } = await openCheck();
  const row = (name: RegExp) => screen.getByRole('button', { name });
  const follow = async () => {
    await user.click(linesOf('Jaw 1')[0] as HTMLElement);
    await vi.waitFor(() => expect(document.activeElement).toBe(row(/^1\s*Guard/)));
    expect(row(/^1\s*Guard/).getAttribute('aria-expanded')).toBe('true');
  };
  // Unfolded by hand before.
  await user.click(row(/^1\s*Guard/));
  await follow();
  // From that very point.
  act(() => row(/^2\s*Belt/).focus());
  await follow();
  await user.click(row(/^3\s*Motor/));
  await follow();
});

it('leads to the point of its own machine where several have the same protocol', async () => {
  const { user } = await openCheck(points, 2);
  const rowOf = (run: string) =>
    within(screen.getByRole('region', { name: `Points of ${run}` })).getByRole('button', { name: /^1\s*Guard/ });
  for (const [machine, run] of [
    ['Jaw 1', 'one'],
    ['Jaw 2', 'two'],
  ] as const) {
    await user.click(linesOf(machine)[0] as HTMLElement);
    await vi.waitFor(() => expect(document.activeElement).toBe(rowOf(run)));
  }
});

/** A gap that is fine between 22 and 90. */
const limits = { criticalLow: 15, low: 22, high: 90, criticalHigh: 95 };
const gap = snapshotPoint(
  'Gap',
  frozen('Measurement', {
    name: 'Gap',
    measurementTitle: 'Width',
    measurementLimits: [{ id: 'l', productFamilyId: null, productModelId: null, ...limits }],
  }),
);
const pointRow = (name: RegExp) => screen.getByRole('button', { name });
const width = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Width' });

it('Next takes over the proposed rating in an audit as in an inspection, and so does Enter in the last field', async () => {
  const { user, router } = await openCheck([gap, ...points]);
  await user.click(pointRow(/^1\s*Gap/));
  await user.type(width(), '40');
  expect(screen.getByText('Proposed: Ok. Next confirms it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next open: 4' }));
  expect(router.state.location.search).toEqual({ run: 'one', point: 'Motor' });
  expect(pointRow(/^1\s*Gap.*Ok$/).getAttribute('aria-expanded')).toBe('false');
  await user.click(pointRow(/^1\s*Gap/));
  await user.click(screen.getByRole('button', { name: 'Clear the rating' }));
  await user.type(width(), '{Enter}');
  expect(pointRow(/^1\s*Gap.*Ok$/).getAttribute('aria-expanded')).toBe('false');
});

it('says at the row of a rated point what it still asks for', async () => {
  const photoField = { present: true, required: true, onlyForFailure: false };
  const { user } = await openCheck([snapshotPoint('Weld', frozen('Comment', { name: 'Weld', photoField })), ...points]);
  await user.click(pointRow(/^1\s*Weld/));
  expect(pointRow(/^1\s*Weld/).textContent).not.toContain('Add a photo');
  await user.click(screen.getByRole('radio', { name: 'Ok' }));
  await user.click(pointRow(/^1\s*Weld/));
  expect(pointRow(/^1\s*Weld/).textContent).toContain('Add a photo');
});

it('stays at a value that looks like a slip until its question is answered, and the check lists it', async () => {
  const { user } = await openCheck([gap, ...points]);
  await user.click(pointRow(/^1\s*Gap/));
  await user.type(width(), '750');
  await user.click(screen.getByRole('radio', { name: 'Ok' }));
  await user.click(screen.getByRole('button', { name: 'Next open: 4' }));
  const question = await screen.findByRole('region', { name: 'Is this value right?' });
  await vi.waitFor(() => expect(document.activeElement).toBe(question));
  expect(pointRow(/^1\s*Gap/).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Correct this before you go on: answer the question about 750.')).toBeTruthy();
  const asked = () => screen.queryByRole('link', { name: '1. Gap: is 750 right? The question is not answered' });
  expect(asked()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /A slip, take 75/ }));
  expect(asked()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next open: 4' }));
  expect(pointRow(/^1\s*Gap/).getAttribute('aria-expanded')).toBe('false');
});

it('who goes on to a value types it at once, and who goes on to a rating hears the point', async () => {
  const { user } = await openCheck([points[0], gap, points[2]].filter((one) => one !== undefined));
  await user.click(pointRow(/^1\s*Guard/));
  await user.click(screen.getByRole('button', { name: 'Next open: 2' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(width()));
  await user.keyboard('40');
  await user.click(screen.getByRole('button', { name: 'Next open: 3' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(pointRow(/^3\s*Motor/)));
});

it('offers an action point right above the ratings, once', async () => {
  const { user } = await openCheck();
  await user.click(pointRow(/^1\s*Guard/));
  const offer = within(screen.getByRole('region', { name: 'Points of one' })).getByRole('button', {
    name: 'Make it an action point',
  });
  const [first] = screen.getAllByRole('radio');
  expect(offer.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('an unfolded point leads to the next open one, then to the next run, and back to the check', async () => {
  const { user, ask, router } = await openCheck();
  await user.click(screen.getByRole('button', { name: /^1\s*Guard/ }));
  await user.click(screen.getByRole('button', { name: 'Next open: 3' }));
  expect(router.state.location.search).toEqual({ run: 'one', point: 'Motor' });
  const motor = () => screen.getByRole('button', { name: /^3\s*Motor/ });
  await vi.waitFor(() => expect(motor().getAttribute('aria-expanded')).toBe('true'));
  expect(screen.getByRole('button', { name: /^1\s*Guard/ }).getAttribute('aria-expanded')).toBe('false');
  await user.click(screen.getByRole('radio', { name: 'Ok' }));
  expect(await screen.findByRole('button', { name: 'Next: Jaw 2' })).toBeTruthy();
  await user.click(linesOf('Jaw 1')[0] as HTMLElement);
  await user.click((await screen.findAllByRole('button', { name: 'To the check' }))[0] as HTMLElement);
  expect(ask.mock.calls).toEqual([['finish']]);
});
