import {
  newField,
  newGroupOption,
  newRangeValue,
  newSummaryField,
  newSummaryRow,
} from '@assay/domain/points/new-parts';
import type { PointType } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionContext } from '../../../api/session.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sessionOf, userOf } from '../../../testing/people.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { PerformingContext } from './performing.ts';
import { RunPane } from './RunPane.tsx';
import { createRunModel } from './run-model.ts';
import { resultKey } from './run-states.ts';

const limits = { criticalLow: 15, low: 22, high: 60, criticalHigh: 80 };
const limited = { measurementLimits: [{ id: 'l', productFamilyId: null, productModelId: null, ...limits }] };
const gap: [PointType, object] = ['Measurement', { ...limited, measurementTitle: 'Gap' }];
const plain: [PointType, object] = ['Comment', {}];

/** The points of a run, of which the first is before the inspector. */
async function open(...given: [type: PointType, more: object, phaseId?: string, sampleIdIndex?: number][]) {
  const queue = stillQueue();
  const points = given.map(([type, more, phaseId = null, sampleIdIndex = null], place) =>
    snapshotPoint(`p${place + 1}`, frozen(type, more), { phaseId, sampleIdIndex }),
  );
  const keyOf = (id: string) => resultKey('run', id, id);
  queue.receive(
    points.map(({ id, point }) => {
      const { content, ...parts } = newResult(point);
      return [keyOf(id), { revision: 1, parts: { ...parts, ...toWireContent(content) } as never }];
    }),
  );
  const phases = ['Stopped', 'Running'].map((name, order) => ({ phaseId: name, name, order }));
  const of = snapshot([points], given.some(([, , phase]) => phase) ? { phasesOn: true, phases } : {});
  const run = { id: 'run', inspectionProtocolName: 'Weekly', equipment: null } as never;
  const model = createRunModel({ queue, run, snapshot: of, external: false, language: 'en' });
  fakeApi({ ...sessionOf('uma'), [`GET documentLibrary/documents/protocol/${of.protocolId}`]: { body: [] } });
  const session = { user: userOf('uma'), level: 1, flags: [], external: false };
  const performing = { queue, external: false, disabled: false, movesOn: true, lastVisits: new Map() };
  const component = () => (
    <SessionContext value={session as never}>
      <PerformingContext value={performing}>
        <RunPane model={model} />
      </PerformingContext>
    </SessionContext>
  );
  const history = createMemoryHistory({ initialEntries: ['/?point=p1'] });
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  renderPiece(<RouterProvider router={router} />);
  await isAt(1);
  return { user: userEvent.setup(), shown: (id: string) => queue.shown(keyOf(id)) };
}

const isAt = (number: number) => screen.findByText(new RegExp(`^Point ${number}\\b(?!,)`));
const next = () => screen.getByRole('button', { name: 'Next' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('Next confirms the rating that a value within its limits proposes, says so, and can be undone', async () => {
  const { user, shown } = await open(gap, plain);
  await user.type(field('Gap'), '40');
  expect(screen.getByText('Proposed: Ok. Next confirms it.')).toBeTruthy();
  await user.click(next());
  await isAt(2);
  expect(shown('p1')).toMatchObject({ rating: ratings.Ok, value: '40' });
  // A phone cuts the name, and keeps the answer.
  const answer = screen.getByText(': Ok');
  expect(answer.parentElement?.textContent).toBe('Point 1, A point: Ok');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await isAt(1);
  expect(shown('p1')).toMatchObject({ rating: ratings.NotSet, value: '40' });
});

it('a rating that followed from a value follows it when it is corrected, and one of the inspector’s own stays', async () => {
  const { user, shown } = await open(gap, plain);
  const correct = async (value: string) => {
    await user.clear(field('Gap'));
    await user.type(field('Gap'), value);
  };
  await user.type(field('Gap'), '18');
  await user.click(next());
  expect(shown('p1')?.rating).toBe(ratings.Follow);
  await user.type(field('Gap'), '0');
  expect(shown('p1'), '180').toMatchObject({ rating: ratings.ImmediateAction });
  await correct('40');
  expect(shown('p1'), 'an empty field says nothing').toMatchObject({ value: '40', rating: ratings.NotSet });
  await user.click(screen.getByRole('radio', { name: 'Follow up' }));
  await correct('41');
  expect(shown('p1')).toMatchObject({ value: '41', rating: ratings.Follow });
});

it('what can be undone goes with the first answer to the next point', async () => {
  const { user } = await open(gap, gap);
  await user.type(field('Gap'), '40');
  await user.click(next());
  await isAt(2);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await user.type(field('Gap'), '4');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('what can be undone goes once the point is answered otherwise', async () => {
  const [fine, worn] = ['Fine', 'Worn'].map((name, index) => ({ ...newGroupOption(index), id: name, name }));
  const options = [
    { ...fine, rating: ratings.Ok },
    { ...worn, rating: ratings.Follow },
  ];
  const optionGroup = { id: 'g', name: 'Condition', custom: true, options };
  const { user, shown } = await open(['RadioButtonSelection', { optionGroup }], plain);
  await user.click(screen.getByRole('radio', { name: 'Fine' }));
  await isAt(2);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await isAt(1);
  await user.click(screen.getByRole('radio', { name: 'Worn' }));
  await user.click(next());
  await isAt(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByText(': Ok')).toBeNull();
  expect(shown('p1')).toMatchObject({ selection: 'Worn', rating: ratings.Follow });
});

it('Next rates what is outside its limits, and stays once: a bad rating wants words', async () => {
  const { user, shown } = await open(gap, plain);
  await user.type(field('Gap'), '18');
  await user.click(next());
  expect(shown('p1')?.rating).toBe(ratings.Follow);
  await isAt(1);
  await user.click(next());
  await isAt(2);
});

it('Enter leads through the fields of a point, and on from the last one once it proposes its rating', async () => {
  const fields = ['Left', 'Right'].map((title, index) => ({ ...newField(index), id: `f${index}`, title }));
  const { user, shown } = await open(['Summary', { fields }], gap, plain);
  await user.type(field('Left'), '3{Enter}');
  expect(document.activeElement).toBe(field('Right'));
  // Nothing is proposed: it is rated first.
  await user.keyboard('4{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ok' }));
  await user.click(screen.getByRole('radio', { name: 'Ok' }));
  await isAt(2);
  await user.type(field('Gap'), '41{Enter}');
  await isAt(3);
  expect(shown('p2')?.rating).toBe(ratings.Ok);
});

it.each([
  ['leads on where it says all', 'RadioButtonSelection', {}, 'Rates Ok, goes to point 2', 2],
  [
    'stays where readings are empty',
    'RadioButtonSelectionAndRangeValues',
    { rangeValues: [{ ...newRangeValue(0), id: 'r', title: 'Reading' }] },
    'Rates Ok',
    1,
  ],
  [
    'stays where words are required',
    'RadioButtonSelection',
    { commentField: { present: true, required: true } },
    'Rates Ok',
    1,
  ],
] as const)('an option says what choosing it does: it %s', async (_, type, given, effect, place) => {
  const option = { ...newGroupOption(0), id: 'o', name: 'Fine', rating: ratings.Ok };
  const optionGroup = { id: 'g', name: 'Condition', custom: true, options: [option] };
  const { user } = await open([type, { optionGroup, ...given }], plain);
  expect(screen.getByText(/^Rates Ok/).textContent).toBe(effect);
  await user.click(screen.getByRole('radio', { name: 'Fine' }));
  await isAt(place);
});

it('says plainly that another phase begins, and names the phase at every point of it', async () => {
  const { user } = await open(['Comment', {}, 'Stopped'], ['Comment', {}, 'Stopped'], ['Comment', {}, 'Running']);
  const begins = () => screen.queryByText(/^Phase \d of \d/)?.textContent;
  expect(begins()).toBe('Phase 1 of 2: Stopped');
  await user.click(next());
  expect((await isAt(2)).textContent).toMatch(/ · Stopped$/);
  expect(begins()).toBeUndefined();
  await user.click(next());
  await isAt(3);
  expect(begins()).toBe('Phase 2 of 2: Running2 points before it are still open');
});

it('whoever steps to a point that is answered by typing types at once', async () => {
  const ranges = { rangeValues: [{ ...newRangeValue(0), id: 'r', title: 'Reading' }] };
  const { user } = await open(plain, ['RangeValues', ranges], gap);
  await user.click(next());
  await isAt(2);
  await expect.poll(() => document.activeElement).toBe(field('Reading'));
  await user.click(next());
  await isAt(3);
  await expect.poll(() => document.activeElement).toBe(field('Gap'));
});

it('whoever steps to a point of several fields types into the first that is open', async () => {
  const [left, right] = [0, 1].map((index) => ({ ...newSummaryField(index), id: `f${index}` }));
  const fields = [
    { ...left, title: 'Left' },
    { ...right, title: 'Right' },
  ];
  const rows = [{ ...newSummaryRow(0), id: 'r', title: 'Plate' }];
  const { user } = await open(
    plain,
    ['Summary', { fields }],
    ['MeasurementsWithPicture', { fields, nameOverridable: true }],
    ['SummaryWithRows', { fields, rows }],
  );
  const stepsBy = async (button: string, number: number, label: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    await isAt(number);
    await expect.poll(() => document.activeElement).toBe(field(label));
  };
  await stepsBy('Next', 2, 'Left');
  await user.keyboard('3');
  await stepsBy('Next', 3, 'Left');
  await stepsBy('Next', 4, 'Plate, Left');
  await stepsBy('Previous', 3, 'Left');
  await stepsBy('Previous', 2, 'Right');
});

it('Enter leads from the id of the sample to the value, and on from there', async () => {
  const { user } = await open(['Measurement', { ...limited, measurementTitle: 'Gap' }, undefined, 1], plain);
  await user.type(field('Sample 1 ID'), 'A-7{Enter}');
  expect(document.activeElement).toBe(field('Gap'));
  await user.keyboard('40{Enter}');
  await isAt(2);
});

it.each([
  ['abc', {}],
  ['27.2.', {}],
  [
    '27.2.',
    { keyboardType: 'decimal-pad', inputValidationRegexp: '^[0-9]+([.,][0-9]+)?$', validationConsequence: 'NoAction' },
  ],
  [
    '27.2.',
    {
      keyboardType: 'decimal-pad',
      inputValidationRegexp: '^[0-9]+([.,][0-9]+)?$',
      validationConsequence: 'PreventReport',
    },
  ],
])('Next stays at a measurement that is no number, and its field says so: %s %o', async (value, more) => {
  const { user } = await open(['Measurement', { ...gap[1], ...more }], plain);
  await user.type(field('Gap'), value);
  await user.click(next());
  await isAt(1);
  expect(screen.getByText(/^Correct this before you go on: .*enter a number/i)).toBeTruthy();
  await vi.waitFor(() => expect(field('Gap').getAttribute('aria-invalid')).toBe('true'));
  await vi.waitFor(() => expect(document.activeElement, 'led there').toBe(field('Gap')));
});
