import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { type PointType, pointTypes } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { openPoint } from './testing/open-point.tsx';

/** A device that is held in the hand: its pointer is a finger, and it has the room of a phone. */
function holdInHand(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(pointer: coarse)',
        ...{ media: query, addEventListener: () => undefined, removeEventListener: () => undefined },
      }) as unknown as MediaQueryList,
  );
}
afterEach(() => void vi.restoreAllMocks());

const noPhoto = { present: false, required: false, onlyForFailure: false };
const camera = () => screen.getByRole('button', { name: /^(Camera|Photo asked)$/ });

describe('the camera', () => {
  it.each(pointTypes)(
    'is at every point, also where its author wants no photo, and opens with one tap: %s',
    async (type) => {
      holdInHand();
      const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
      const { user } = openPoint(snapshotPoint('one', frozen(type, { photoField: noPhoto })));
      await user.click(camera());
      expect(opened.mock.contexts.map((input) => (input as HTMLInputElement).getAttribute('capture'))).toEqual([
        'environment',
      ]);
    },
  );

  it('asks for a photo once a point with photos of failures is rated badly, and is there before', async () => {
    const failuresOnly = { present: true, required: true, onlyForFailure: true };
    const { user } = openPoint(snapshotPoint('one', frozen('Comment', { photoField: failuresOnly })));
    const photos = () => screen.queryByRole('region', { name: 'Photos' });
    expect([camera().textContent, photos()]).toEqual(['Camera', null]);
    await user.click(screen.getByRole('radio', { name: 'Ok' }));
    expect([camera().textContent, photos()]).toEqual(['Camera', null]);
    await user.click(screen.getByRole('radio', { name: 'Repair or replace' }));
    expect(camera().textContent).toBe('Photo asked');
    expect(within(photos() as HTMLElement).getByRole('button', { name: 'Take a photo' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Not applicable' }));
    expect([camera().textContent, photos()]).toEqual(['Camera', null]);
  });

  it('outranks the choice of a file where a photo is asked', () => {
    openPoint(snapshotPoint('one', frozen('Comment', { photoField: { ...noPhoto, present: true, required: true } })));
    // Filled is what a button is that says nothing else.
    const look = (name: string) => screen.getByRole('button', { name }).dataset.variant ?? 'filled';
    expect([look('Take a photo'), look('Choose photos')]).toEqual(['filled', 'default']);
  });
});

it('words that came with an option are shown at once, also on a phone', () => {
  holdInHand();
  const at = snapshotPoint('one', frozen('Comment'));
  openPoint(at, { comment: 'Found loose and tightened.' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe(
    'Found loose and tightened.',
  );
  expect(screen.queryByRole('textbox', { name: 'Internal comment' })).toBeNull();
});

it('whoever empties the words that came with an option writes on in the same field', async () => {
  holdInHand();
  const { user, shown } = openPoint(snapshotPoint('one', frozen('Comment')), { comment: 'Order new ones.' });
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  await user.click(field());
  await user.clear(field());
  await user.keyboard('Fitted new curtain');
  expect(document.activeElement).toBe(field());
  expect(shown()).toMatchObject({ comment: 'Fitted new curtain' });
});

it('a table that is rated while some of it is as at the last visit says why it is still open', async () => {
  const fields = ['Left', 'Right'].map((title, index) => ({ ...newSummaryField(index), id: title, title }));
  const rows = [{ ...newSummaryRow(0), id: 'row', title: 'Top' }];
  const at = snapshotPoint('one', frozen('SummaryWithRows', { fields, rows }));
  const values = fields.map(({ id: fieldId }) => ({ rowId: 'row', fieldId, value: '70' }));
  const { user } = openPoint(at, { content: { values }, prefilledCells: ['row/Left', 'row/Right'] });
  await user.click(screen.getByRole('radio', { name: 'Ok' }));
  expect(screen.getByText('Still open. Confirm 2 values of the last visit')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All still the same' }));
  expect(screen.getByText('Rated Ok')).toBeTruthy();
});

describe('an answer of the last visit', () => {
  it('is said to be one and looks like none of today, until it is found still correct', async () => {
    const { user, shown, container } = openPoint(snapshotPoint('one', frozen('Comment')), {
      value: 'As it was',
      prefilled: true,
    });
    expect(screen.getByRole('alert', { name: 'From the last finished visit' })).toBeTruthy();
    expect(container.querySelector('[data-prefilled] textarea, [data-prefilled] input')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Still correct' }));
    expect(shown()).toMatchObject({ value: 'As it was', prefilled: false });
    expect(screen.queryByText('From the last finished visit')).toBeNull();
    expect(container.querySelector('[data-prefilled]')).toBeNull();
  });
});

describe('a point', () => {
  it.each([
    [true, null],
    [false, 'Optional'],
  ])('says that it may be left open where nothing is required of it: required %s', (required, said) => {
    openPoint(
      snapshotPoint('one', frozen('Comment', { contentRequired: required, ratingField: { present: true, required } })),
    );
    expect(screen.queryByText('Optional')?.textContent ?? null).toBe(said);
  });

  it('is called by its number in the protocol, and by no other', () => {
    openPoint(snapshotPoint('one', frozen('Comment')));
    expect(screen.getByText(/^Point 18/)).toBeTruthy();
    expect(screen.queryByText(/\bstep\b/i)).toBeNull();
  });

  it.each(
    pointTypes.flatMap((type): [PointType, boolean][] => [
      [type, true],
      [type, false],
    ]),
  )('has one way to say that it is not applicable: %s, rated: %s', async (type, present) => {
    const { user, shown } = openPoint(
      snapshotPoint('one', frozen(type, { ratingField: { present, required: false } })),
    );
    const controls = ['radio', 'checkbox', 'button', 'switch'].flatMap((role) =>
      screen.queryAllByRole(role, { name: /not applicable|n\/a|skip/i }),
    );
    expect(controls).toHaveLength(1);
    await user.click(controls[0] as HTMLElement);
    expect(shown()?.rating).toBe(ratings.NotApplicable);
  });
});
