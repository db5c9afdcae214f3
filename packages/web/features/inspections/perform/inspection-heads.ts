import type { Finding, FollowUpOrder, PriorityAction } from '@assay/contract/follow-ups';
import type { Signature } from '@assay/contract/inspection-item';
import type { Inspection } from '@assay/contract/inspections';
import { type FollowUpList, followUpLists } from '@assay/domain/inspections/follow-up';
import type { InspectionField, SignatureRole } from '@assay/domain/inspections/inspection';
import { headsOfRun, photosOf } from '../../runs/perform/run-heads.ts';
import type { Head } from '../../runs/queue/entry.ts';
import type { FieldQueue } from '../../runs/queue/field-queue.ts';
import { keyOf } from '../../runs/queue/writers.ts';

export const fieldKey = (field: InspectionField): string => keyOf('field', field);
export const findingKey = (id: string): string => keyOf('finding', id);
export const actionKey = (id: string): string => keyOf('action', id);
export const orderKey = (list: FollowUpList): string => keyOf('order', list);
export const signatureKey = (role: SignatureRole): string => keyOf('signature', role);

export const headOfField = ({ value, revision }: { value: string; revision: number }): Head => ({
  revision,
  parts: { text: value },
});

export function headOfFinding({
  title,
  description,
  consequence,
  corrective,
  preventive,
  photos,
  revision,
}: Finding): Head {
  return { revision, parts: { title, description, consequence, corrective, preventive, photos: photosOf(photos) } };
}

export const headOfAction = ({ title, description, priority, revision }: PriorityAction): Head => ({
  revision,
  parts: { title, description, priority },
});

/** In which order the findings or the actions stand. */
export const headOfOrder = ({ ids, revision }: Pick<FollowUpOrder, 'ids' | 'revision'>): Head => ({
  revision,
  parts: { ids },
});

export const headOfSignature = (signature: Signature | null): Head | null =>
  signature && { revision: 0, parts: { ...signature } };

type Heads = [key: string, head: Head | null][];

const headsOf = (inspection: Inspection): Heads => [
  ...Object.entries(inspection.fields).map(([field, value]): Heads[number] => [
    fieldKey(field as InspectionField),
    headOfField(value),
  ]),
  ...inspection.runs.flatMap(headsOfRun),
  ...inspection.findings.map((finding): Heads[number] => [findingKey(finding.id), headOfFinding(finding)]),
  ...inspection.priorityActions.map((action): Heads[number] => [actionKey(action.id), headOfAction(action)]),
  ...followUpLists.map((list): Heads[number] => [
    orderKey(list),
    headOfOrder({ ids: inspection[list].map(({ id }) => id), revision: inspection.orderRevisions[list] }),
  ]),
  [signatureKey('customer'), headOfSignature(inspection.customerSignature)],
  [signatureKey('provider'), headOfSignature(inspection.providerSignature)],
];

/** Hands the queue an inspection as it was just read. */
export function takeOver(queue: FieldQueue, inspection: Inspection): void {
  const heads = headsOf(inspection);
  const there = new Set(heads.map(([key]) => key));
  const isGone = (key: string) => !there.has(key) && !queue.entries().some((entry) => entry.key === key);
  const gone = ['finding/', 'action/', 'extra/', 'result/'].flatMap(queue.keys).filter(isGone);
  queue.know([...heads, ...gone.map((key): Heads[number] => [key, null])]);
}
