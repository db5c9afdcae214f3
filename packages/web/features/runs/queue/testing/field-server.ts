import { inspectionRuns } from '@assay/contract/inspections';
import type { PointResultReply } from '@assay/contract/runs/result';
import { type Answers, fakeApi, problem } from '../../../../testing/fake-api.ts';
import { resultKey, stateOfResult } from '../../perform/run-states.ts';
import { runWriters } from '../../perform/run-writers.ts';
import { createFieldQueue } from '../field-queue.ts';
import { transportOf } from '../transport.ts';

type Answering = Extract<Answers[string], (...given: never[]) => unknown>;
type Trouble = Awaited<ReturnType<Answering>> | 'lostAnswer';

export const newResult = (id: string): PointResultReply => ({
  id,
  protocolPointId: `point-of-${id}`,
  inspectionPointId: 'point',
  type: 'Measurement',
  value: '',
  rating: 5,
  comment: '',
  nameOverride: '',
  prefilled: false,
  voiceCommentId: null,
  photos: [],
  revision: 1,
});

/** A server that keeps results as ours does: revisions, idempotency keys, and trouble on demand. */
export function fieldServer(options?: Parameters<typeof createFieldQueue>[1]) {
  const results = new Map(['a', 'b'].map((id) => [id, newResult(id)]));
  const answered = new Map<string, PointResultReply>();
  const troubles: Trouble[] = [];
  const network = { isGone: false };

  function write(id: string, given: object): PointResultReply {
    const before = results.get(id) ?? newResult(id);
    const after = { ...before, ...given, revision: before.revision + 1 } as PointResultReply;
    results.set(id, after);
    return after;
  }

  const answerOf =
    (id: string): Answering =>
    ({ headers, body }) => {
      if (network.isGone) return 'lost';
      const trouble = troubles.shift();
      if (trouble !== undefined && trouble !== 'lostAnswer') return trouble;
      const key = headers.get('idempotency-key') ?? '';
      const before = answered.get(key);
      if (before) return { body: before };
      const current = results.get(id);
      if (headers.get('if-match') !== `"${current?.revision}"`) return problem(412, 'stale', { current });
      answered.set(key, write(id, body as object));
      return trouble === 'lostAnswer' ? 'lost' : { body: results.get(id) };
    };

  const { sent } = fakeApi(
    Object.fromEntries([...results.keys()].map((id) => [`PUT inspections/i/pointResults/${id}`, answerOf(id)])),
  );
  const queue = createFieldQueue(transportOf(runWriters(inspectionRuns, 'i')), options);
  const keyOf = (id: string) => resultKey('run', `point-of-${id}`, id);
  queue.receive([...results].map(([id, result]) => [keyOf(id), stateOfResult(result)]));
  return {
    queue,
    network,
    sent,
    keyOf,
    kept: (id: string) => results.get(id),
    /** Somebody else writes. */
    write,
    /** What happens to the next calls, one after the other. */
    trouble: (...next: Trouble[]) => void troubles.push(...next),
  };
}
