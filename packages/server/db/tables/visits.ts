import type { FollowUpList, FollowUpState } from '@assay/domain/inspections/follow-up';
import type { ActionPriority, SignatureRole } from '@assay/domain/inspections/inspection';
import type { Disposal } from '@assay/domain/inspections/ledger';
import type { InspectionStatus, ReviewOutcome } from '@assay/domain/inspections/status';
import type { ColumnType } from 'kysely';
import type { Defaulted, Moment, NullableMoment } from './columns.ts';

export const visitKinds = ['inspection', 'audit'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** What all field work hangs on, whatever its kind. */
export interface VisitRow {
  id: string;
  kind: VisitKind;
  company_id: string;
  name: string;
  visited_at: Moment;
  status: InspectionStatus;
  current_version: Defaulted<number>;
  revision: Defaulted<number>;
  deleted_at: NullableMoment;
}

export interface ReportVersionRow {
  visit_id: string;
  version: number;
  content: string;
  sha256: string;
  saved_by: string;
  saved_by_name: string;
  saved_at: Moment;
  note: Defaulted<string>;
  /** The version that its report is compared with in an appendix. */
  changes_since: Defaulted<number | null>;
}

export interface ReportVersionFileRow {
  visit_id: string;
  version: number;
  file_id: string;
}

interface FollowedUp {
  id: string;
  /** What its sender calls it, where a record of another visit has that id. */
  known_as: Defaulted<string | null>;
  visit_id: string;
  equipment_id: string;
  index: number;
  title: string;
  description: string;
  /** The point that it is about: its place in the protocol, or the extra point. */
  point_key: Defaulted<string | null>;
  state: Defaulted<FollowUpState>;
  owner_id: string | null;
  /** A calendar day: selected as text, because the driver reads it as a local midnight. */
  due: ColumnType<never, string | null | undefined, string | null>;
  closed_at: NullableMoment;
  revision: Defaulted<number>;
}

export interface FindingRow extends FollowedUp {
  consequence: string;
  corrective: string;
  preventive: string;
  fixed_on_site: Defaulted<boolean>;
}

export interface PriorityActionRow extends FollowedUp {
  priority: ActionPriority;
}

export interface SignatureRow {
  id: string;
  visit_id: string;
  role: SignatureRole;
  signer_name: string;
  image_id: string;
  signed_at: Moment;
  given_on_version: number;
  /** A hash of the answers at that time. */
  given_on_answers: string;
}

export interface FollowUpOrderRow {
  visit_id: string;
  list: FollowUpList;
  revision: number;
}

/** What a visit says of something that an earlier one left open: a finding or an action. */
export interface DisposalRow {
  visit_id: string;
  finding_id: string | null;
  priority_action_id: string | null;
  /** Of the two the one that there is. */
  follow_up_id: ColumnType<string, never, never>;
  answer: Disposal;
  said_by: string;
  said_at: Moment;
  was_reported: boolean;
  revision: Defaulted<number>;
}

export interface ReviewNoticeRow {
  visit_id: string;
  user_id: string;
  outcome: ReviewOutcome;
  at: Moment;
}
