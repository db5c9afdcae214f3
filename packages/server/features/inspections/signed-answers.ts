import { createHash } from 'node:crypto';
import { canonicalJson } from '@assay/domain/canonical-json';
import { answersOf } from '@assay/domain/reports/as-signed';
import type { Db } from '../../db/pool.ts';
import { recordedRuns } from '../runs/recorded-runs.ts';
import type { InspectionRecord } from './inspections.queries.ts';

/** A hash of what the answers of an inspection say, since nobody needs to read again what was signed on site. */
export async function signedAnswers(db: Db, { id }: Pick<InspectionRecord, 'id'>): Promise<string> {
  const answers = (await recordedRuns(db, id)).map(answersOf);
  return createHash('sha256').update(canonicalJson(answers)).digest('hex');
}
