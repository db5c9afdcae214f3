import type { InspectionField } from '@assay/domain/inspections/inspection';
import type { FieldQueue } from '../../runs/queue/field-queue.ts';
import { idsOf } from '../../runs/queue/writers.ts';
import { orderedIds } from '../perform/findings/follow-up-order.ts';
import { actionKey, fieldKey, findingKey } from '../perform/inspection-heads.ts';
import type { EditBody } from './edit.queries.ts';

type EditedRun = EditBody['runs'][number];

interface Written {
  body: Pick<EditBody, 'fields' | 'runs' | 'findings' | 'priorityActions'>;
  /** The record that a place in the body belongs to. */
  keyAt: (path: string) => string | undefined;
}

const resultKeys = (queue: FieldQueue, runId: string): string[] => [
  ...new Set(queue.entries().flatMap(({ key }) => (key.startsWith(`result/${runId}/`) ? [key] : []))),
];

const changesOf = (queue: FieldQueue, key: string) =>
  Object.assign({}, ...queue.entries().flatMap((entry) => (entry.key === key ? [entry.parts] : [])));

/** What the editor sends back: facts and lists whole, of the results those that were changed. */
export function writtenIn(queue: FieldQueue, runIds: readonly string[]): Written {
  const runs = runIds.map((id): EditedRun => {
    const results = resultKeys(queue, id).map((key) => ({ ...changesOf(queue, key), id: idsOf(key)[2] ?? '' }));
    return { id, ...changesOf(queue, `start/${id}`), results };
  });
  const listed = (of: Parameters<typeof orderedIds>[1]) =>
    orderedIds(queue, of).map((id) => ({ ...queue.shown(`${of.kind}/${id}`), id }) as unknown);
  const fields = queue.keys('field/').map((key) => [idsOf(key)[0] ?? '', { value: String(queue.shown(key)?.text) }]);
  const findings = listed({ kind: 'finding', list: 'findings' }) as NonNullable<EditBody['findings']>;
  const priorityActions = listed({ kind: 'action', list: 'priorityActions' }) as NonNullable<
    EditBody['priorityActions']
  >;
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
