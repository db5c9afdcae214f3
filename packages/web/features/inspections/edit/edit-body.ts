import type { InspectionField } from '@assay/domain/inspections/inspection';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { idsOf, keyOf, type RecordKey } from '../../runs/queue/records.ts';
import { orderedIds } from '../perform/findings/follow-up-order.ts';
import { actionKey, fieldKey, findingKey } from '../perform/inspection-states.ts';
import type { EditBody } from './edit.queries.ts';

type EditedRun = EditBody['runs'][number];

interface Written {
  body: Pick<EditBody, 'fields' | 'runs' | 'findings' | 'priorityActions'>;
  /** The record that a place in the body belongs to. */
  keyAt: (path: string) => RecordKey | undefined;
}

const resultKeys = (queue: FieldQueue, runId: string): RecordKey<'result'>[] => [
  ...new Set(queue.entries().flatMap(({ kind, key }) => (kind === 'result' && idsOf(key)[0] === runId ? [key] : []))),
];

const changesOf = (queue: FieldQueue, key: RecordKey) =>
  Object.assign({}, ...queue.entries().flatMap((entry) => (entry.key === key ? [entry.parts] : [])));

/** What the editor sends back: facts and lists whole, of the results those that were changed. */
export function writtenIn(queue: FieldQueue, runIds: readonly string[]): Written {
  const runs = runIds.map((id): EditedRun => {
    const results = resultKeys(queue, id).map((key) => ({ ...changesOf(queue, key), id: idsOf(key)[2] ?? '' }));
    return { id, ...changesOf(queue, keyOf('start', id)), results };
  });
  const fields = queue.keys('field').map((key) => [idsOf(key)[0] ?? '', { value: queue.shown(key)?.text ?? '' }]);
  const findings = orderedIds(queue, { kind: 'finding', list: 'findings' }).flatMap((id) => {
    const finding = queue.shown(findingKey(id));
    return finding ? [{ photos: [], ...finding, id }] : [];
  });
  const priorityActions = orderedIds(queue, { kind: 'action', list: 'priorityActions' }).flatMap((id) => {
    const action = queue.shown(actionKey(id));
    return action ? [{ ...action, id }] : [];
  });
  return {
    body: { fields: Object.fromEntries(fields), runs, findings, priorityActions },
    keyAt: (path) => {
      const [list = '', first = '', , second = ''] = path.split('.');
      const place = Number(first);
      if (list === 'fields') return fieldKey(first as InspectionField);
      if (list === 'findings') return findingKey(findings[place]?.id ?? '');
      if (list === 'priorityActions') return actionKey(priorityActions[place]?.id ?? '');
      return list === 'runs' ? resultKeys(queue, runIds[place] ?? '')[Number(second)] : undefined;
    },
  };
}
