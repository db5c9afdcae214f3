import { canonicalJson } from '@assay/domain/canonical-json';
import { notFound, Problem, refuse } from '@assay/domain/problem';
import { ruleFault } from '@assay/domain/protocols/dependencies/rule';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { ProtocolRecord } from './protocol-record.queries.ts';
import { updateDependencyJson } from './protocols.queries.ts';

interface Place {
  pointId: string;
  depId: string;
}

/** Gives a dependency another rule, over the parameters that its point has. */
export async function changeDependency(
  db: Db,
  record: ProtocolRecord,
  { pointId, depId }: Place,
  { json, was }: { json: unknown; was?: unknown },
): Promise<void> {
  const ofPoint = record.dependencies.filter(({ protocol_point_id }) => protocol_point_id === pointId);
  const dependency = ofPoint.find(({ id }) => id === depId);
  if (!dependency) throw notFound();
  const fault =
    dependency.kind === 'json'
      ? ruleFault(
          json,
          ofPoint.filter(({ kind }) => kind !== 'json').map(({ parameter }) => parameter),
        )
      : message('dependency.noRule');
  if (fault) refuse([{ path: 'json', ...fault }]);
  if (canonicalJson(json) === canonicalJson(dependency.json)) return;
  if (was !== undefined && canonicalJson(was) !== canonicalJson(dependency.json))
    throw new Problem('stale', message('dependency.stale'), {
      current: dependency.json,
    });
  await updateDependencyJson(db, depId, json);
  const point = record.points.find(({ id }) => id === pointId);
  await recordEvent(db, {
    recordType: 'protocol',
    recordId: record.id,
    action: 'changed',
    changes: [
      { field: 'point', from: null, to: point?.name ?? '' },
      { field: 'rule', from: dependency.json, to: json },
    ],
  });
}
