import type { PointType } from '@assay/domain/points/point-types';
import type { ResultContent } from '@assay/domain/points/results';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { Rating } from '@assay/domain/ratings';
import type { GroupChoice } from '@assay/domain/runs/group-choices';
import type { RunMachine, RunRole } from '@assay/domain/runs/recorded-run';
import type { CopiedAnswer } from '@assay/domain/runs/result';
import type { PhotoLayout } from '@assay/domain/runs/result-photos';
import type { Defaulted, Json, Moment, NullableMoment } from './columns.ts';

export interface RunRow {
  id: string;
  visit_id: string;
  role: RunRole;
  stage: Defaulted<string>;
  index: Defaulted<number>;
  customer_site_id: Defaulted<string | null>;
  protocol_id: string;
  snapshot_id: string;
  equipment_id: string | null;
  machine: Json<RunMachine | null, string | null>;
  choices: Json<GroupChoice[]>;
  samples: Json<Record<string, string>>;
  included_in_report: Defaulted<boolean>;
  /** The machine that its answers were copied from, as it was called then. */
  cloned_from: Defaulted<string | null>;
  revision: Defaulted<number>;
  deleted_at: NullableMoment;
}

export interface RunExtraPointRow {
  id: string;
  run_id: string;
  /** What it is called within its run, and what its result names. */
  point_key: string;
  index: number;
  inspection_point_id: string;
  content: Json<FrozenPoint>;
}

export interface ResultRow {
  id: string;
  run_id: string;
  point_key: string;
  inspection_point_id: string;
  type: PointType;
  content: Json<ResultContent>;
  rating: Rating;
  comment: string;
  internal_comment: string;
  name_override: string;
  prefilled: boolean;
  /** What is still as at the last visit, once somebody has looked at a part of it. */
  kept_slips: Defaulted<string[]>;
  prefilled_cells: Defaulted<string[]>;
  fixed_on_site: Defaulted<boolean>;
  replaced: Defaulted<boolean>;
  answered: boolean;
  /** Of a clone: what it copied here. */
  copied: Json<CopiedAnswer | null, string | null | undefined>;
  revision: Defaulted<number>;
  updated_by: string | null;
  updated_at: Moment;
}

interface PhotoRow {
  id: string;
  image_id: string;
  index: number;
  caption: string;
  layout: PhotoLayout;
}

export interface ResultPhotoRow extends PhotoRow {
  result_id: string;
}

export interface FindingPhotoRow extends PhotoRow {
  finding_id: string;
}

export interface MeasurementRow {
  result_id: string;
  series: string;
  equipment_id: string;
  inspection_point_id: string;
  run_id: string;
  taken_at: Moment;
  value: number;
  /** What the machine had worked then, where somebody wrote it down. */
  loaded_hours: number | null;
  /** Whether another part begins with it. */
  replaced: Defaulted<boolean>;
  unit_id: string | null;
}
