import type { FieldRevisions } from '../../db/tables/inspections.ts';
import type { InspectionRecord } from './inspections.queries.ts';

/** What is written by itself, with a revision of its own. */
type Part = keyof FieldRevisions;

export const revisionOf = ({ field_revisions }: InspectionRecord, part: Part): number => field_revisions[part] ?? 1;

/** The revisions after a write of one part. */
export const nextRevisions = (record: InspectionRecord, part: Part): string =>
  JSON.stringify({ ...record.field_revisions, [part]: revisionOf(record, part) + 1 });
