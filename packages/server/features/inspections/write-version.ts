import { createHash } from 'node:crypto';
import type { InspectionStatus } from '@assay/domain/inspections/status';
import { type FieldError, Problem } from '@assay/domain/problem';
import { canonicalJson } from '@assay/domain/protocols/canonical-json';
import { submitFaults } from '@assay/domain/runs/submit-check';
import type { Db } from '../../db/pool.ts';
import type { Person } from '../../http/person.ts';
import { wakeService } from '../../jobs/services.queries.ts';
import { refreshServiced } from '../equipment/serviced.queries.ts';
import { rebuildMeasurements } from '../measurements/rebuild-measurements.ts';
import { reportRendererId } from '../reports/report-files.queries.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';
import { workOf } from '../runs/run-work.ts';
import { type InspectionRecord, stepInspection } from './inspections.queries.ts';
import { type ReportSource, shownIn, sourceOf } from './report-source.ts';
import { insertVersion, keepVersionFiles } from './versions.queries.ts';

/** Who writes a version, and when. */
export interface VersionWriter {
  db: Db;
  person: Person;
  now: Date;
}

/** Everything that is missing, each with its place; where there are two runs, the place begins with the run. */
async function faultsOf(db: Db, { runs }: ReportSource, external: boolean): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  for (const run of runs) {
    const snapshot = await readSnapshot(db, { protocolId: run.protocolId, sha256: run.snapshot });
    const ofRun = submitFaults(workOf(run, snapshot), { external });
    const prefix = runs.length > 1 ? `runs.${run.id}.` : '';
    faults.push(...ofRun.map((fault) => ({ ...fault, path: `${prefix}${fault.path}` })));
  }
  return faults;
}

const missing = (errors: FieldError[]): Problem =>
  new Problem('unprocessable', errors.length === 1 ? 'Something is missing.' : `${errors.length} things are missing.`, {
    code: 'incomplete',
    errors,
  });

/** Writes the next version of a locked inspection as it stands, if nothing is missing; answers its number. */
export async function writeVersion(
  { db, person, now }: VersionWriter,
  record: InspectionRecord,
  status: InspectionStatus,
  change: Parameters<typeof stepInspection>[3],
): Promise<number> {
  const source = await sourceOf(db, record);
  const faults = await faultsOf(db, source, person.external);
  if (faults.length > 0) throw missing(faults);
  const version = record.current_version + 1;
  const content = canonicalJson(source);
  await insertVersion(db, {
    visit_id: record.id,
    version,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    saved_by: person.userId,
    saved_by_name: person.name,
    saved_at: now,
  });
  await keepVersionFiles(db, { visitId: record.id, version }, shownIn(source));
  await stepInspection(db, record.id, { status, version }, change);
  for (const run of source.runs) await rebuildMeasurements(db, run.id);
  await refreshServiced(db, record.equipment_id);
  await wakeService(db, reportRendererId);
  return version;
}
