import type { DisposalReply, Finding, FollowUpOrder, LedgerItem, PriorityAction } from '@assay/contract/follow-ups';
import type { Signature } from '@assay/contract/inspection-item';
import type { Inspection } from '@assay/contract/inspections';
import { type FollowUpList, followUpLists } from '@assay/domain/inspections/follow-up';
import type { InspectionField, SignatureRole } from '@assay/domain/inspections/inspection';
import type { FollowUpKind } from '@assay/domain/inspections/ledger';
import { stateOfField } from '../../runs/perform/field-writer.ts';
import { photosOf, statesOfRun } from '../../runs/perform/run-states.ts';
import type { ServerState, ServerStates } from '../../runs/queue/entry.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { keyOf, type RecordKey } from '../../runs/queue/records.ts';

export const fieldKey = (field: InspectionField) => keyOf('field', field);
export const findingKey = (id: string) => keyOf('finding', id);
export const actionKey = (id: string) => keyOf('action', id);
export const orderKey = (list: FollowUpList) => keyOf('order', list);
export const disposalKey = ({ kind, id }: { kind: FollowUpKind; id: string }) => keyOf('disposal', kind, id);
export const signatureKey = (role: SignatureRole) => keyOf('signature', role);

export function stateOfFinding({
  title,
  description,
  consequence,
  corrective,
  preventive,
  fixedOnSite = false,
  pointId = null,
  owner,
  due,
  photos,
  revision,
}: Finding): ServerState<'finding'> {
  const texts = { title, description, consequence, corrective, preventive };
  return {
    revision,
    parts: { ...texts, fixedOnSite, pointId, ownerId: owner?.id ?? null, due, photos: photosOf(photos) },
  };
}

export const stateOfAction = ({ title, description, priority, revision }: PriorityAction): ServerState<'action'> => ({
  revision,
  parts: { title, description, priority },
});

/** In which order the findings or the actions stand. */
export const stateOfOrder = ({ ids, revision }: Pick<FollowUpOrder, 'ids' | 'revision'>): ServerState<'order'> => ({
  revision,
  parts: { ids },
});

export const stateOfDisposal = ({
  answer,
  revision,
}: Pick<DisposalReply, 'answer' | 'revision'>): ServerState<'disposal'> => ({ revision, parts: { answer } });

/** What was said of each thing that earlier visits left open. */
const statesOfLedger = (ledger: readonly LedgerItem[]): ServerStates =>
  ledger.flatMap((item): ServerStates[number][] =>
    item.disposal === null
      ? []
      : [[disposalKey(item), stateOfDisposal({ answer: item.disposal, revision: item.disposalRevision })]],
  );

export const stateOfSignature = (signature: Signature | null): ServerState<'signature'> | null =>
  signature && { revision: 0, parts: { ...signature } };

/** Everything that the server says of an inspection. */
export const statesOf = (inspection: Inspection): ServerStates => [
  ...Object.entries(inspection.fields).map(([field, value]): ServerStates[number] => [
    fieldKey(field as InspectionField),
    stateOfField(value),
  ]),
  ...inspection.runs.flatMap(statesOfRun),
  ...inspection.findings.map((finding): ServerStates[number] => [findingKey(finding.id), stateOfFinding(finding)]),
  ...inspection.priorityActions.map((action): ServerStates[number] => [actionKey(action.id), stateOfAction(action)]),
  ...followUpLists.map((list): ServerStates[number] => [
    orderKey(list),
    stateOfOrder({ ids: inspection[list].map(({ id }) => id), revision: inspection.orderRevisions[list] }),
  ]),
  // A reply that this device has kept may be older than the ledger.
  ...statesOfLedger(inspection.ledger ?? []),
  [signatureKey('customer'), stateOfSignature(inspection.customerSignature)],
  [signatureKey('provider'), stateOfSignature(inspection.providerSignature)],
];

/** Hands the queue an inspection as it was just read. */
export function takeOver(queue: FieldQueue, inspection: Inspection): void {
  const states = statesOf(inspection);
  const there = new Set(states.map(([key]) => key));
  const isGone = (key: RecordKey) => !there.has(key) && !queue.entries().some((entry) => entry.key === key);
  const gone = (['finding', 'action', 'extra', 'result'] as const).flatMap((kind) => queue.keys(kind)).filter(isGone);
  queue.receive([...states, ...gone.map((key): ServerStates[number] => [key, null])]);
}
