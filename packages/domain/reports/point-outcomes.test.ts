import { describe, expect, it } from 'vitest';
import { frozen, snapshot, snapshotPoint, work } from '../runs/testing/runs.ts';
import { pointOutcomes } from './point-outcomes.ts';

const visit = { at: '2026-03-05T07:08:00.000Z', inspectionId: 'i', inspectionName: 'Annual' };
const point = (id: string, given: object = {}) => snapshotPoint(id, frozen('Comment', { name: id }), given);
const extra = { ...point('extra'), inspectionPointId: 'extra' };
const run = work(
  snapshot([[point('a'), point('b', { showInReport: false }), point('c')], [point('d')]]),
  {},
  { extraPoints: [extra] },
);
const numbers = () =>
  pointOutcomes(run, { trends: [], visit })
    .filter(({ protocolPointId }) => protocolPointId !== 'b')
    .map(({ protocolPointId, number }) => `${number} ${protocolPointId}`);

describe('the numbers of the points of a report', () => {
  it('count what the report shows, and skip none', () => {
    expect(numbers()).toEqual(['1 a', '2 c', '3 d', '4 extra']);
  });
});
