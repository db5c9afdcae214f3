import { createHash } from 'node:crypto';
import { type InspectionStatus, mayStep, stepBetween } from '@assay/domain/inspections/status';
import { type FieldError, forbidden, invalidField, Problem } from '@assay/domain/problem';
import { canonicalJson } from '@assay/domain/protocols/canonical-json';
import { submitFaults } from '@assay/domain/runs/submit-check';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Person } from '../../http/person.ts';
import { refreshServiced } from '../equipments/serviced.queries.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';
import { rebuildMeasurements } from '../runs/rebuild-measurements.ts';
import { workOf } from '../runs/run-work.ts';
import { changeInspection, type InspectionRecord } from './inspections.queries.ts';
import { performing } from './load-inspection.ts';
import { type ReportSource, shownIn, sourceOf } from './report-source.ts';
import { insertVersion, keepVersionFiles } from './versions.queries.ts';

interface Stepping {
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

/** Writes the next version, if nothing is missing. */
async function submit({ db, person, now }: Stepping, record: InspectionRecord, status: InspectionStatus) {
  const ended = { ...record, ended_at: now };
  const source = await sourceOf(db, ended);
  const faults = await faultsOf(db, source, person.external);
  if (faults.length > 0) throw missing(faults);
  const version = record.current_version + 1;
  const content = canonicalJson(source);
  await insertVersion(db, {
    inspection_id: record.id,
    version,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    saved_by: person.userId,
    saved_by_name: person.name,
    saved_at: now,
  });
  await keepVersionFiles(db, { inspectionId: record.id, version }, shownIn(source));
  await changeInspection(db, record.id, { status, ended_at: now, current_version: version, sent_back_reason: '' });
  for (const run of source.runs) await rebuildMeasurements(db, run.id);
  await refreshServiced(db, record.equipment_id);
}

const actions = { submit: 'submitted', sendBack: 'sent back', finish: 'finished' } as const;

/** Takes one step of the status of a locked inspection. */
export async function changeStatus(
  stepping: Stepping,
  record: InspectionRecord,
  to: { status: InspectionStatus; reason: string },
): Promise<void> {
  const { db, person } = stepping;
  const step = stepBetween(record.status, to.status);
  if (!mayStep(step, ...performing(record, person))) throw forbidden();
  if (step === 'sendBack') {
    if (to.reason === '') throw invalidField('reason', 'Say what is to be mended');
    await changeInspection(db, record.id, { status: to.status, ended_at: null, sent_back_reason: to.reason });
  } else if (record.status === 'In_Use') await submit(stepping, record, to.status);
  else await changeInspection(db, record.id, { status: to.status });
  await recordEvent(db, {
    recordType: 'inspection',
    recordId: record.id,
    action: actions[step],
    changes: step === 'sendBack' ? [{ field: 'reason', from: null, to: to.reason }] : [],
  });
}
