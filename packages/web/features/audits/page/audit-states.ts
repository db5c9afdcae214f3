import type { AuditOutline, Suggestion } from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';
import type { AuditField } from '@assay/domain/audits/audit';
import { hashKey } from '@tanstack/react-query';
import { keptSince } from '../../../api/kept-since.ts';
import { stateOfField } from '../../runs/perform/field-writer.ts';
import { statesOfRun } from '../../runs/perform/run-states.ts';
import type { ServerState, ServerStates } from '../../runs/queue/entry.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { keyOf, type RecordKey } from '../../runs/queue/records.ts';
import { outlineQuery } from './audit.queries.ts';

export const fieldKey = (field: AuditField) => keyOf('field', field);
export const inspectorKey = keyOf('inspector', 'audit');
export const runKey = (id: string) => keyOf('run', id);
export const suggestionKey = (id: string) => keyOf('suggestion', id);

export const stateOfInspector = ({
  inspector,
  inspectorContact,
  revision,
}: {
  inspector: string;
  inspectorContact: string;
  revision: number;
}): ServerState<'inspector'> => ({ revision, parts: { inspector, inspectorContact } });

export const stateOfSuggestion = ({ revision, id: _, ...parts }: Suggestion): ServerState<'suggestion'> => ({
  revision,
  parts,
});

/** Hands over what was read, and that all else of these records is gone, unless something of one's own still waits for it. */
function takeOver(queue: FieldQueue, states: ServerStates, before: readonly RecordKey[]): void {
  const there = new Set(states.map(([key]) => key));
  const isGone = (key: RecordKey) => !there.has(key) && !queue.entries().some((entry) => entry.key === key);
  queue.receive([...states, ...before.filter(isGone).map((key): ServerStates[number] => [key, null])]);
}

/** What the outline of an audit says: its fields, who inspected, its action points. */
export const statesOfOutline = (audit: AuditOutline): ServerStates => [
  ...Object.entries(audit.fields).map(([field, value]): ServerStates[number] => [
    fieldKey(field as AuditField),
    stateOfField(value),
  ]),
  [inspectorKey, stateOfInspector({ ...audit, revision: audit.inspectorRevision })],
  ...audit.suggestions.map((one): ServerStates[number] => [suggestionKey(one.id), stateOfSuggestion(one)]),
];

/** Hands the queue what the outline of an audit says; one of now also says which runs there are. */
export function takeOverOutline(queue: FieldQueue, audit: AuditOutline): void {
  const isOfNow = keptSince(hashKey(outlineQuery(audit.id).queryKey)) === undefined;
  takeOver(queue, statesOfOutline(audit), [...queue.keys('suggestion'), ...(isOfNow ? queue.keys('run') : [])]);
}

/** Hands the queue a run as it was just read. */
export const takeOverRun = (queue: FieldQueue, run: RunReply): void =>
  takeOver(queue, statesOfRun(run), [...queue.keys('extra', run.id), ...queue.keys('result', run.id)]);
