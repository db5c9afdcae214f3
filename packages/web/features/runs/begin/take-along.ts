import type { RunReply } from '@assay/contract/runs/run';
import { derivedId } from '@assay/domain/id';
import { extraKey, resultKey } from '../perform/run-states.ts';
import { idsOf, kindOf, type RecordKey } from '../queue/records.ts';

interface Runs {
  runs: readonly Pick<RunReply, 'id' | 'results'>[];
}

/** Every point of a visit by what it is and which of its kind, so that two protocols can be compared. */
function pointsByName({ runs }: Runs) {
  const passed = new Map<string, number>();
  return runs.flatMap(({ id: runId, results }) =>
    results.map(({ id, protocolPointId, inspectionPointId }) => {
      const place = passed.get(inspectionPointId) ?? 0;
      passed.set(inspectionPointId, place + 1);
      return { name: `${inspectionPointId} ${place}`, key: resultKey(runId, protocolPointId, id) };
    }),
  );
}

/** What a record of one visit is called in another that began in its place; undefined where it has none there. */
export function keysIn(before: Runs, after: Runs): (key: RecordKey) => RecordKey | undefined {
  const places = new Map(pointsByName(after).map(({ name, key }) => [name, key]));
  const known = new Map(pointsByName(before).map(({ name, key }) => [key, places.get(name)]));
  const runs = new Map(before.runs.map(({ id }, place) => [id, after.runs[place]?.id]));
  return (key) => {
    const kind = kindOf(key);
    const [runId = '', pointId = ''] = idsOf(key);
    const run = runs.get(runId);
    if (kind === 'extra') return run === undefined ? undefined : extraKey(run, pointId);
    // What was chosen at the start is chosen anew.
    if (kind === 'start') return undefined;
    if (kind !== 'result') return key;
    if (known.has(key as never)) return known.get(key as never);
    // Of a point that was added, whose id stays.
    return run === undefined ? undefined : resultKey(run, pointId, derivedId(run, pointId));
  };
}
