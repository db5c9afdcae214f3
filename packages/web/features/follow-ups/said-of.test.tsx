import type { MachineFollowUp, SaidOfFollowUp } from '@assay/contract/follow-ups';
import { expect, it } from 'vitest';
import { customerId } from '../../testing/customers.ts';
import { renderPiece } from '../../testing/render-app.tsx';
import { followUpColumns } from './follow-up-columns.tsx';

const crack: MachineFollowUp = {
  ...{ id: customerId(1), kind: 'finding', title: 'A crack in the frame', description: '', priority: null },
  ...{ inspectionId: customerId(2), inspectionName: 'Weekly J10-4', inspectionDate: '2026-02-01T09:00:00.000Z' },
  ...{ state: 'done', owner: null, due: null, closed: null, revision: 2 },
};
const at = '2026-03-05T12:00:00.000Z';
const uma = { at, by: 'Uma Virtanen' };

const cases: [said: SaidOfFollowUp | null | undefined, words: string][] = [
  [{ ...uma, answer: 'done', wasReported: true }, 'DoneFound done: Uma Virtanen, 05.03.2026'],
  [{ ...uma, answer: 'done', wasReported: false }, 'DoneDone: Uma Virtanen, 05.03.2026'],
  [{ ...uma, answer: 'stillOpen', wasReported: true }, 'DoneFound still open: Uma Virtanen, 05.03.2026'],
  [{ at, by: null, answer: 'fixedOnSite', wasReported: false }, 'DoneFixed on site: 05.03.2026'],
  [null, 'Done'],
  // A reply that this device has kept may be older than the field.
  [undefined, 'Done'],
];

it.each(cases)('the page of a machine says what the last visit said of something, who and when: %o', (said, words) => {
  const item = { ...crack, ...(said !== undefined && { said }) };
  const columns = followUpColumns({ equipmentId: customerId(9), onEdit: () => undefined });
  const { container } = renderPiece(<main>{columns.find(({ id }) => id === 'state')?.cell(item)}</main>);
  expect(container.querySelector('main')?.textContent).toBe(words);
});
