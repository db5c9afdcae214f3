import { describe, expect, it } from 'vitest';
import { dependency } from '../protocols/testing/protocols.ts';
import { ratings } from '../ratings.ts';
import { newResult } from './result.ts';
import { missingSamples, stepsOf, submitFaults } from './submit-check.ts';
import { frozen, snapshot, snapshotPoint, work } from './testing/runs.ts';

const comment = frozen('Comment');
const at = (id: string, given = {}) => snapshotPoint(id, comment, given);
const ids = (...args: Parameters<typeof work>) =>
  stepsOf(work(...args))
    .map((step) => step.at.id)
    .join('');

describe('the way through a run', () => {
  it('is phase by phase where phases are on, and keeps the numbers of the protocol', () => {
    const phased = snapshot(
      [[at('a', { phaseId: 'run' }), at('b', { phaseId: 'stop' })], [at('c', { phaseId: 'stop' })]],
      {
        phases: [
          { phaseId: 'run', name: 'Running', order: 1 },
          { phaseId: 'stop', name: 'Stopped', order: 0 },
        ],
      },
    );
    expect(ids({ ...phased, phasesOn: true })).toBe('bca');
    expect(ids({ ...phased, phasesOn: false })).toBe('abc');
    expect(stepsOf(work({ ...phased, phasesOn: true })).map(({ number }) => number)).toEqual([2, 3, 1]);
  });

  it('hides points by the answers of others, and does not ask for what is hidden', () => {
    const hidden = snapshotPoint('b', frozen('Comment', { contentRequired: true }), {
      dependencies: [dependency({ parameter: 'x', protocolPointId: 'a' })],
    });
    const run = snapshot([[snapshotPoint('a', frozen('Measurement')), hidden]]);
    expect(ids(run)).toBe('a');
    expect(submitFaults(work(run), { external: false })).toEqual([]);
    const answered = work(run, { a: { content: { value: '4' } } });
    expect(stepsOf(answered)).toHaveLength(2);
    expect(submitFaults(answered, { external: false })).toEqual([
      {
        path: 'results.b.content.value',
        pointId: 'b',
        pointName: hidden.point.name,
        code: 'answer.missingUntitled',
        values: {},
      },
    ]);
  });

  it('ends with the extra points, and says which samples have no id yet', () => {
    const run = snapshot([
      [at('a', { sampleIdIndex: 2 }), at('b', { sampleIdIndex: 1 }), at('c', { sampleIdIndex: 2 })],
    ]);
    const extra = snapshotPoint('x', frozen('Comment', { contentRequired: true }));
    const given = work(run, {}, { extraPoints: [extra], samples: { 1: 'S-100' } });
    expect(stepsOf(given).map((step) => [step.at.id, step.number])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['x', 4],
    ]);
    expect(missingSamples(given)).toEqual([{ number: 2, pointId: 'a' }]);
    expect(submitFaults(given, { external: false }).map(({ path }) => path)).toEqual(['results.x.content.value']);
  });

  it('asks for the ids of those samples alone that a point wants which applies', () => {
    const run = snapshot([
      [at('a', { sampleIdIndex: 1 }), at('b', { sampleIdIndex: 2 }), at('c', { sampleIdIndex: 2 })],
    ]);
    const skipped = { ...newResult(comment), rating: ratings.NotApplicable };
    expect(missingSamples(work(run, { a: skipped, b: skipped }))).toEqual([{ number: 2, pointId: 'c' }]);
  });

  it('tests no more answers against expressions than one check may cost in all', () => {
    const hard = frozen('Comment', { inputValidationRegexp: 'x.{200}[0-8]', validationConsequence: 'PreventReport' });
    const keys = Array.from({ length: 100 }, (_, place) => `p${place}`);
    const answer = { content: { value: 'xy'.repeat(120) } };
    const given = work(
      snapshot([keys.map((key) => snapshotPoint(key, hard))]),
      Object.fromEntries(keys.map((key) => [key, answer])),
    );
    const faulty = submitFaults(given, { external: false })
      .filter(({ path }) => path.includes('.content'))
      .map(({ path }) => path.split('.')[1]);
    expect(faulty).toContain('p0');
    expect(faulty).not.toContain('p99');
  });
});
