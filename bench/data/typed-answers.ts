import type { Product } from '@assay/domain/measurements/limits';
import type { ResultContent } from '@assay/domain/points/results';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import type { Rating } from '@assay/domain/ratings';
import type pg from 'pg';

/** An answer of the demo with numbers in it, and the point that it is to. */
export interface TypedAnswer {
  at: SnapshotPoint;
  product: Product;
  content: ResultContent;
  rating: Rating;
  replaced: boolean;
  prefilled_cells: string[];
  visit_id: string;
  equipment_id: string;
  /** Later visits know of it. */
  isSubmitted: boolean;
}

const listAnswers = `
  select r.content, p.value as at, run.machine as product, r.rating, r.replaced, r.prefilled_cells, v.id as visit_id,
    run.equipment_id, v.status in ('Waiting', 'Finished') as "isSubmitted"
  from visit v join run on run.visit_id = v.id join protocol_snapshot s on s.id = run.snapshot_id
  cross join lateral jsonb_path_query(s.content::jsonb, '$.categories[*].inspectionPoints[*]') p (value)
  join result r on r.run_id = run.id and r.point_key = (p.value ->> 'id')::uuid
  where v.deleted_at is null and run.deleted_at is null and run.machine is not null and r.answered and not r.prefilled
  order by v.visited_at, v.id, r.point_key`;

/** Every answer of the demo that was given at a machine. */
export const typedAnswers = async (client: pg.Client): Promise<TypedAnswer[]> =>
  (await client.query<TypedAnswer>(listAnswers)).rows;
