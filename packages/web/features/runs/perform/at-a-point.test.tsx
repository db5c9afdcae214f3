import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { type PointType, pointTypes } from '@assay/domain/points/point-types';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '../../../api/session.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sessionOf, userOf } from '../../../testing/people.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { PointDock } from './PointDock.tsx';
import { PointPane } from './PointPane.tsx';
import { type Performing, PerformingContext } from './performing.ts';
import { createRunModel } from './run-model.ts';
import { resultKey } from './run-states.ts';

/** A point as an inspector has it before them, with the ratings in reach of the thumb. */
function open(at: SnapshotPoint, given: object = {}, lastVisits: Performing['lastVisits'] = new Map()) {
  const queue = stillQueue();
  const key = resultKey('run', at.id, 'result');
  const { content, ...parts } = newResult(at.point);
  queue.receive([[key, { revision: 1, parts: { ...parts, ...toWireContent(content), ...given } as never }]]);
  const of = snapshot([[at]]);
  const run = { id: 'run', inspectionProtocolName: 'Weekly', equipment: null };
  const model = createRunModel({ queue, run: run as never, snapshot: of, external: false, language: 'en' });
  const step = { at, categoryId: of.categories[0]?.id ?? '', number: 18, phaseId: null, warning: null };
  fakeApi({ ...sessionOf('uma'), [`GET documentLibrary/documents/protocol/${of.protocolId}`]: { body: [] } });
  const session = { user: userOf('uma'), level: 1, flags: [], external: false };
  const { container } = renderPiece(
    <SessionContext value={session as never}>
      <PerformingContext value={{ queue, external: false, disabled: false, lastVisits }}>
        <PointPane model={model} step={step as never} takesFocus={false} />
        <PointDock
          {...{ model, here: step as never, said: undefined, fault: undefined, steps: [step as never], place: 0 }}
          open={undefined}
          openCount={1}
          onStep={() => undefined}
          onNext={() => undefined}
          onList={() => undefined}
        />
      </PerformingContext>
    </SessionContext>,
  );
  return { user: userEvent.setup(), container, shown: () => queue.shown(key) };
}

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
      const { user } = open(snapshotPoint('one', frozen(type, { photoField: noPhoto })));
      await user.click(camera());
      expect(opened.mock.contexts.map((input) => (input as HTMLInputElement).getAttribute('capture'))).toEqual([
        'environment',
      ]);
    },
  );

  it('asks for a photo once a point with photos of failures is rated badly, and is there before', async () => {
    const failuresOnly = { present: true, required: true, onlyForFailure: true };
    const { user } = open(snapshotPoint('one', frozen('Comment', { photoField: failuresOnly })));
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
    open(snapshotPoint('one', frozen('Comment', { photoField: { ...noPhoto, present: true, required: true } })));
    // Filled is what a button is that says nothing else.
    const look = (name: string) => screen.getByRole('button', { name }).dataset.variant ?? 'filled';
    expect([look('Take a photo'), look('Choose photos')]).toEqual(['filled', 'default']);
  });
});

it('words that came with an option are shown at once, also on a phone', () => {
  holdInHand();
  const at = snapshotPoint('one', frozen('Comment'));
  open(at, { comment: 'Found loose and tightened.' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe(
    'Found loose and tightened.',
  );
  expect(screen.queryByRole('textbox', { name: 'Internal comment' })).toBeNull();
});

it('whoever empties the words that came with an option writes on in the same field', async () => {
  holdInHand();
  const { user, shown } = open(snapshotPoint('one', frozen('Comment')), { comment: 'Order new ones.' });
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
  const { user } = open(at, { content: { values }, prefilledCells: ['row/Left', 'row/Right'] });
  await user.click(screen.getByRole('radio', { name: 'Ok' }));
  expect(screen.getByText('Still open. Confirm 2 values of the last visit')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All still the same' }));
  expect(screen.getByText('Rated Ok')).toBeTruthy();
});

describe('an answer of the last visit', () => {
  it('is said to be one and looks like none of today, until it is found still correct', async () => {
    const { user, shown, container } = open(snapshotPoint('one', frozen('Comment')), {
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

describe('a value that looks like a slip', () => {
  it('is put right by one tap on what was probably meant', async () => {
    const anyProduct = { productFamilyId: null, productModelId: null, unlimited: false };
    const limits = { ...anyProduct, low: 8, high: 20, criticalLow: 5, criticalHigh: 30 };
    const at = snapshotPoint('one', frozen('Measurement', { measurementLimits: [limits] }));
    const { user, shown } = open(at, { value: '105' });
    await user.click(screen.getByRole('button', { name: 'A slip, take 10.5' }));
    expect(shown()?.value).toBe('10.5');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value' }));
    expect(screen.queryByRole('region', { name: 'Is this value right?' })).toBeNull();
  });

  it('proposes no rating as long as it is asked about, and its own once it is kept', async () => {
    const visit = { result: { value: '52', rating: ratings.Ok, comment: '' }, history: [] };
    const limit = { productFamilyId: null, productModelId: null, unlimited: false, high: null, criticalHigh: null };
    const measurementLimits = [{ ...limit, low: 45, criticalLow: 30 }];
    const at = snapshotPoint('one', frozen('Measurement', { measurementLimits }));
    const { user, container } = open(at, { value: '520' }, new Map([['one', visit as never]]));
    const proposals = () => [
      ...screen.queryAllByText(/Suggested rating|^Proposed/).map(({ textContent }) => textContent),
      ...[...container.querySelectorAll('[data-proposed]')].map((tile) => tile.getAttribute('data-rating')),
    ];
    expect(proposals()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'It is right, keep 520' }));
    expect(proposals()).toEqual(['Suggested rating: Ok', 'Proposed: Ok. Next confirms it.', 'Ok']);
    const answer = screen.getByRole('textbox', { name: 'Value' });
    await user.clear(answer);
    await user.type(answer, '5.2');
    expect(screen.getByText('Below the critical low limit of 30')).toBeTruthy();
    expect(proposals()).toEqual([]);
  });

  it('is answered by the first of two quick taps: the second hits the rating that came up under the finger', async () => {
    const anyProduct = { productFamilyId: null, productModelId: null, unlimited: false };
    const limits = { ...anyProduct, low: 8, high: 20, criticalLow: 5, criticalHigh: 30 };
    const at = snapshotPoint('one', frozen('Measurement', { measurementLimits: [limits] }));
    const { user, shown } = open(at, { value: '105' });
    const tap = (target: HTMLElement, y: number) =>
      user.pointer([{ keys: '[TouchA]', target, coords: { clientX: 100, clientY: y } }]);
    await tap(screen.getByRole('button', { name: 'A slip, take 10.5' }), 500);
    const bad = screen.getByRole('radio', { name: 'Repair or replace' });
    await tap(bad, 510);
    expect(shown()).toMatchObject({ value: '10.5', rating: ratings.NotSet });
    // Another place is tapped on purpose, and the same one a moment later.
    await tap(screen.getByRole('radio', { name: 'Ok' }), 600);
    expect(shown()?.rating).toBe(ratings.Ok);
    await new Promise((done) => setTimeout(done, 450));
    await tap(bad, 510);
    expect(shown()?.rating).toBe(ratings.Repair);
  });

  describe('of a part that wears', () => {
    const limits = { productFamilyId: null, productModelId: null, unlimited: false, high: null, criticalHigh: null };
    const measurementLimits = [{ ...limits, low: 45, criticalLow: 30 }];
    const at = snapshotPoint('one', frozen('Measurement', { measurementLimits, lifeEstimate: 'Min', unitValue: 'mm' }));
    const values = [104, 90, 81, 71, 55, 44, 32, 22].map((value) => ({ at: '2026-04-28T08:00:00.000Z', value }));
    const visit = { result: { value: '22', rating: ratings.Ok, comment: '' }, history: [{ series: '', values }] };
    const openWorn = (value: string) => open(at, { value }, new Map([['one', visit as never]]));

    it('may have been meant in two ways, the one nearer to the last value first', async () => {
      const { user, shown } = openWorn('850');
      expect(screen.getByRole('img', { name: /^Last values: .*: 32, 28\.04\.2026: 22$/ })).toBeTruthy();
      expect(screen.getByText('850, after 22 at the last visit. Was 8.5 or 85 meant?')).toBeTruthy();
      const offered = screen.getAllByRole('button', { name: /take/ }).map(({ textContent }) => textContent);
      expect(offered).toEqual(['A slip, take 8.5', 'A slip, take 85']);
      await user.click(screen.getByRole('button', { name: 'A slip, take 85' }));
      expect(shown()?.value).toBe('85');
      await user.click(screen.getByRole('button', { name: 'Part was replaced' }));
      expect(shown()?.replaced).toBe(true);
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ok' }));
    });

    it('is asked about a new part while it is typed, once it is left and where another question was kept', async () => {
      const { user } = openWorn('');
      const hint = () => screen.queryByText('Better than the 22 of the last visit. Was the part replaced?');
      await user.click(screen.getByRole('textbox', { name: 'Value' }));
      await user.keyboard('85');
      expect([hint() !== null, screen.queryByRole('button', { name: 'Part was replaced' })]).toEqual([true, null]);
      await user.tab();
      expect([hint(), screen.queryByRole('button', { name: 'Part was replaced' }) !== null]).toEqual([null, true]);
      await user.clear(screen.getByRole('textbox', { name: 'Value' }));
      await user.keyboard('850');
      await user.tab();
      await user.click(screen.getByRole('button', { name: 'It is right, keep 850' }));
      expect(hint()).toBeTruthy();
    });
  });

  it('is questioned in a table as soon as its own cell is left, and typed again there', async () => {
    const fields = ['Left', 'Right'].map((title, index) => ({ ...newSummaryField(index), id: title, title }));
    const rows = [{ ...newSummaryRow(0), id: 'row', title: 'Top' }];
    const at = snapshotPoint('one', frozen('SummaryWithRows', { fields, rows }));
    const values = fields.map(({ id: fieldId }) => ({ rowId: 'row', fieldId, value: '70' }));
    const history = fields.map(({ id }) => ({ series: `row:row/field:${id}`, values: [{ at: '', value: 70 }] }));
    const visit = { result: { values, rating: ratings.Ok, comment: '' }, history };
    const { user } = open(at, { content: { values: [] } }, new Map([['one', visit as never]]));
    const question = () => screen.queryByRole('region', { name: 'Is this value right?' });
    await user.click(screen.getByRole('textbox', { name: 'Top, Left' }));
    await user.keyboard('680');
    expect(question()).toBeNull();
    await user.click(screen.getByRole('textbox', { name: 'Top, Right' }));
    expect(question()?.textContent).toContain('Top, Left680, after 70 at the last visit. Was 68 meant?');
    await user.click(screen.getByRole('button', { name: 'A slip, type again' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Top, Left' }));
    expect(question()).toBeNull();
    // Whoever keeps it goes on where they would have typed next, after the last one at the ratings.
    await user.tab();
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'It is right, keep 680' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Top, Right' }));
    await user.keyboard('690');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'It is right, keep 690' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ok' }));
  });
});

describe('a point', () => {
  it.each([
    [true, null],
    [false, 'Optional'],
  ])('says that it may be left open where nothing is required of it: required %s', (required, said) => {
    open(
      snapshotPoint('one', frozen('Comment', { contentRequired: required, ratingField: { present: true, required } })),
    );
    expect(screen.queryByText('Optional')?.textContent ?? null).toBe(said);
  });

  it('is called by its number in the protocol, and by no other', () => {
    open(snapshotPoint('one', frozen('Comment')));
    expect(screen.getByText(/^Point 18/)).toBeTruthy();
    expect(screen.queryByText(/\bstep\b/i)).toBeNull();
  });

  it.each(
    pointTypes.flatMap((type): [PointType, boolean][] => [
      [type, true],
      [type, false],
    ]),
  )('has one way to say that it is not applicable: %s, rated: %s', async (type, present) => {
    const { user, shown } = open(snapshotPoint('one', frozen(type, { ratingField: { present, required: false } })));
    const controls = ['radio', 'checkbox', 'button', 'switch'].flatMap((role) =>
      screen.queryAllByRole(role, { name: /not applicable|n\/a|skip/i }),
    );
    expect(controls).toHaveLength(1);
    await user.click(controls[0] as HTMLElement);
    expect(shown()?.rating).toBe(ratings.NotApplicable);
  });
});
