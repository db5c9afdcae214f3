import type { Finding, MachineFollowUp, PriorityAction, SaidOfFollowUp } from '@assay/contract/follow-ups';
import type { FollowUpState } from '@assay/domain/inspections/follow-up';
import { showPhoto } from '../runs/show-run.ts';
import type { FindingRecord, PriorityActionRecord } from './follow-ups.queries.ts';
import type { MachineFollowUpRecord } from './machine-follow-ups.queries.ts';

interface FollowedUp {
  state: FollowUpState;
  owner_id: string | null;
  owner_name: string | null;
  due: string | null;
  closed_at: Date | null;
  revision: number;
}

const followUpOf = ({ state, owner_id, owner_name, due, closed_at, revision }: FollowedUp) => ({
  state,
  owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
  due,
  closed: closed_at?.toISOString() ?? null,
  revision,
});

export const showFinding = (record: FindingRecord): Finding => ({
  id: record.id,
  index: record.index,
  title: record.title,
  description: record.description,
  consequence: record.consequence,
  corrective: record.corrective,
  preventive: record.preventive,
  fixedOnSite: record.fixed_on_site,
  pointId: record.point_key,
  photos: record.photos.map(showPhoto),
  ...followUpOf(record),
});

export const showPriorityAction = (record: PriorityActionRecord): PriorityAction => ({
  id: record.id,
  index: record.index,
  title: record.title,
  description: record.description,
  priority: record.priority,
  pointId: record.point_key,
  ...followUpOf(record),
});

const saidOf = ({ answer, was_reported, said_by_name, said_at }: MachineFollowUpRecord): SaidOfFollowUp | null =>
  answer && said_at && { answer, wasReported: was_reported ?? false, by: said_by_name, at: said_at.toISOString() };

export const showOfMachine = (record: MachineFollowUpRecord): MachineFollowUp => ({
  id: record.id,
  kind: record.kind,
  inspectionId: record.visit_id,
  inspectionName: record.visit_name,
  inspectionDate: record.visited_at.toISOString(),
  pointId: record.point_key,
  inspectionPointId: record.inspection_point_id,
  title: record.title,
  description: record.description,
  priority: record.priority,
  said: saidOf(record),
  ...followUpOf(record),
});
