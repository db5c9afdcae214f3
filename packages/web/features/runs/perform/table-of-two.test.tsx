import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { resultOf } from '@assay/domain/runs/wire-result';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPoint } from '../../../testing/points.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import type { ServerState } from '../queue/entry.ts';
import { newResult } from '../queue/testing/field-server.ts';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { useShown } from '../queue/use-queue.ts';
import { LastVisitCells } from './LastVisitCells.tsx';
import { PointAnswer } from './PointAnswer.tsx';
import { resultWords } from './part-text.ts';
import { type Performing, PerformingContext, usePerforming } from './performing.ts';
import { RecordTroubles } from './RecordTroubles.tsx';
import { resultKey } from './run-states.ts';

const fields = ['Left', 'Right', 'Mean'].map((title, index) => ({
  ...newSummaryField(index),
  id: title,
  title,
  inspectionPointFieldAggregation: title === 'Mean' ? ('Average' as const) : ('No' as const),
}));
const rows = ['Top', ''].map((title, index) => ({ ...newSummaryRow(index), id: `row${index}`, title }));
const point = {
  ...aPoint('SummaryWithRows', { fields, rows, inspectionPointAggregationDirection: 'Row' }),
  unitValue: '',
} as unknown as FrozenPoint;
const at = { id: 'p', point } as Parameters<typeof resultWords>[0];
const key = resultKey('run', 'p', 'result');

const table = (revision: number, cells: Record<string, string>, more: object = {}) => {
  const values = Object.entries(cells).map(([id, value]) => {
    const [rowId = '', fieldId = ''] = id.split('/');
    return { rowId, fieldId, value };
  });
  const { revision: _, ...parts } = { ...newResult('result'), content: { values }, ...more };
  return [[key, { revision, parts } as unknown as ServerState<'result'>]] as const;
};

function Point() {
  const parts = useShown(usePerforming().queue, key);
  if (!parts) return null;
  const result = resultOf(point, parts);
  return (
    <>
      <RecordTroubles of={key} words={resultWords(at)} />
      <LastVisitCells point={point} of={key} result={result} />
      <PointAnswer at={at} of={key} result={result} product={{ productFamilyId: null, productModelId: null }} />
    </>
  );
}

/** A table over a queue that sends nothing. */
function open(cells: Record<string, string>, more: object = {}) {
  const queue = stillQueue();
  queue.receive(table(1, cells, more));
  const performing: Performing = { queue, external: false, disabled: false, lastVisits: new Map() };
  renderPiece(
    <PerformingContext value={performing}>
      <Point />
    </PerformingContext>,
  );
  return queue;
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const cellsOf = (queue: ReturnType<typeof open>) =>
  Object.fromEntries(
    queue.shown(key)?.content?.values.map(({ rowId, fieldId, value }) => [`${rowId}/${fieldId}`, value]) ?? [],
  );

describe('a table that two people fill in', () => {
  it('shows the cells that both changed by row and column, with the name of the other, and keeps each as chosen', async () => {
    const queue = open({ 'row0/Left': '1' });
    for (const [name, value] of [
      ['Top, Left', '2'],
      ['Row 2, Left', '5'],
      ['Row 2, Right', '6'],
    ] as const) {
      await userEvent.clear(cell(name));
      await userEvent.type(cell(name), value);
    }
    queue.heard(key, 2, 'Max Lindqvist');
    queue.receive(table(2, { 'row0/Left': '3', 'row0/Right': '4', 'row0/Mean': '3.50', 'row1/Left': '7' }));
    expect(await screen.findByText('Max Lindqvist changed this meanwhile')).toBeTruthy();
    // What nobody else touched is joined already.
    expect(cell('Top, Right').value).toBe('4');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by Max Lindqvist meanwhile' }));
    expect(dialog.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
    const top = within(dialog.getByRole('radiogroup', { name: 'Top, Left' }));
    expect(top.getAllByRole('radio').map((radio) => radio.closest('div')?.parentElement?.textContent)).toEqual([
      'Yours2',
      'Max Lindqvist3',
    ]);
    await userEvent.click(
      within(dialog.getByRole('radiogroup', { name: 'Row 2, Left' })).getByRole('radio', { name: /Max/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
    expect(queue.totals().conflicts).toBe(0);
    expect(cellsOf(queue)).toMatchObject({ 'row0/Left': '2', 'row0/Right': '4', 'row1/Left': '7', 'row1/Right': '6' });
  });

  it('asks nobody where they were in different cells, and computes from both', async () => {
    const queue = open({});
    await userEvent.type(cell('Top, Left'), '2');
    queue.receive(table(2, { 'row0/Left': '', 'row0/Right': '4', 'row0/Mean': '4.00' }));
    expect(await screen.findByText('3.00')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a table from the last visit', () => {
  const last = { 'row0/Left': '1', 'row0/Right': '2', 'row1/Left': '3' };
  const still = (name: string) =>
    screen.queryByRole('button', { name: `${name}, as at the last visit: still the same` });

  it('is confirmed or changed cell by cell, or as a whole in one tap', async () => {
    const queue = open(last, { prefilled: true });
    expect(screen.getByText(/^3 values are still as at the last visit/)).toBeTruthy();
    await userEvent.type(cell('Top, Left'), '5');
    await userEvent.type(cell('Top, Left'), '{Backspace}');
    expect(still('Top, Left')).toBeNull();
    await userEvent.click(still('Top, Right') as HTMLElement);
    expect(queue.shown(key)).toMatchObject({ prefilled: false, prefilledCells: ['row1/Left'] });
    expect(screen.getByText(/^1 value is still as at the last visit/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'All still the same' }));
    expect(queue.shown(key)).toMatchObject({ prefilledCells: [] });
    expect(screen.queryByText('From the last finished visit')).toBeNull();
    expect(still('Row 2, Left')).toBeNull();
  });

  it('marks no value as carried over that is computed from others', () => {
    open({ ...last, 'row0/Mean': '1.50' }, { prefilled: true });
    const marked = [...document.querySelectorAll('td[data-old]')].map((td) => td.querySelector('input')?.name);
    expect(marked).toEqual(['row0/Left', 'row0/Right', 'row1/Left']);
    expect(screen.getByRole('status', { name: 'Top, Mean' }).parentElement?.textContent).toBe('1.50');
  });

  it('takes away what either of two people has confirmed', async () => {
    const queue = open(last, { prefilled: true });
    await userEvent.click(still('Top, Left') as HTMLElement);
    queue.receive(table(2, last, { prefilled: false, prefilledCells: ['row0/Left', 'row1/Left'] }));
    expect(await screen.findByText(/^1 value is still/)).toBeTruthy();
    expect([still('Top, Left'), still('Top, Right')]).toEqual([null, null]);
    expect(queue.totals().conflicts).toBe(0);
  });
});
