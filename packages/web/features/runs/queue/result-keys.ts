import type { FieldQueue } from './queue.ts';
import { idsOf, type RecordKey, type RecordParts } from './records.ts';

/** Works something out of a queue once for each state of it, however many ask. */
function oncePerState<Made>(make: (queue: FieldQueue) => Made): (queue: FieldQueue) => Made {
  const known = new WeakMap<FieldQueue, { version: number; made: Made }>();
  return (queue) => {
    const version = queue.version();
    const before = known.get(queue);
    if (before?.version === version) return before.made;
    const made = make(queue);
    known.set(queue, { version, made });
    return made;
  };
}

const keysById = oncePerState(
  (queue) => new Map(queue.keys('result').map((key) => [idsOf(key)[2], key] as [string, RecordKey<'result'>])),
);

/** The key of an answer by its own id alone; undefined where its run is not loaded. */
export const loadedResultKey = (queue: FieldQueue, id: string): RecordKey<'result'> | undefined =>
  keysById(queue).get(id);

/** The answers of each run that is loaded. */
export const resultsByRun = oncePerState((queue) => {
  const byRun = new Map<string, Readonly<RecordParts['result']>[]>();
  for (const key of queue.keys('result')) {
    const result = queue.shown(key);
    const [runId = ''] = idsOf(key);
    if (!result) continue;
    const known = byRun.get(runId);
    if (known) known.push(result);
    else byRun.set(runId, [result]);
  }
  return byRun;
});

/** The photos that wait to be sent, by the record that they are for; one that was refused does not. */
export const waitingPhotos = oncePerState((queue) => {
  const byTarget = new Map<RecordKey, RecordKey[]>();
  for (const entry of queue.entries()) {
    const isPhoto = entry.kind === 'upload' && entry.parts.kind === 'photo' && entry.state === 'waiting';
    const target = isPhoto && entry.parts.target;
    if (target) byTarget.set(target, [...(byTarget.get(target) ?? []), entry.key]);
  }
  return byTarget;
});
