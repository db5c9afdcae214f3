import { inspectionRuns } from '@assay/contract/inspections';
import { describe, expect, it, vi } from 'vitest';
import { resultKey, stateOfResult } from '../perform/run-states.ts';
import { runWriters } from '../perform/run-writers.ts';
import type { ServerStates } from './entry.ts';
import { createFieldQueue } from './field-queue.ts';
import { loadedResultKey, resultsByRun } from './result-keys.ts';
import { newResult } from './testing/field-server.ts';
import { transportOf } from './transport.ts';

const ofRun = (run: string, ids: readonly string[]): ServerStates =>
  ids.map((id) => [resultKey(run, `point-of-${id}`, id), stateOfResult(newResult(id))]);

describe('the keys of answers', () => {
  it('are gathered once for a thousand changes, and anew when another run is loaded', () => {
    const queue = createFieldQueue(transportOf(runWriters(inspectionRuns, 'i')));
    const ids = Array.from({ length: 1_000 }, (_, at) => `answer-${at}`);
    queue.receive(ofRun('one', ids));
    const gathering = vi.spyOn(queue, 'keys');
    for (const id of ids) expect(loadedResultKey(queue, id)).toBe(resultKey('one', `point-of-${id}`, id));
    expect(loadedResultKey(queue, 'late')).toBeUndefined();
    expect(gathering).toHaveBeenCalledTimes(1);

    queue.receive(ofRun('two', ['late']));
    expect(loadedResultKey(queue, 'late')).toBe(resultKey('two', 'point-of-late', 'late'));
    expect(resultsByRun(queue).get('one')).toHaveLength(1_000);
    expect(resultsByRun(queue).get('two')).toMatchObject([{ type: 'Measurement' }]);
  });
});
