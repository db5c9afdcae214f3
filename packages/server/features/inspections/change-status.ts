import type { SignatureRole } from '@assay/domain/inspections/inspection';
import { type InspectionStatus, mayStep, stepBetween } from '@assay/domain/inspections/status';
import { workedUntil } from '@assay/domain/inspections/work-time';
import { type FieldError, forbidden, invalidField, Problem } from '@assay/domain/problem';
import { isAsSigned } from '@assay/domain/reports/as-signed';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import { refreshServiced } from '../equipment/serviced.queries.ts';
import { deleteMeasurements } from '../measurements/measurements.queries.ts';
import { forgetReportFiles } from '../reports/report-files.queries.ts';
import type { VersionWriter } from '../reports/store-version.ts';
import { findVersion } from '../reports/versions.queries.ts';
import { firstChangeAfter } from '../visits/visits.queries.ts';
import { readInspectionVersion, versionOfNow, writeVersion } from './inspection-version.ts';
import { hideInspection, type InspectionRecord, listSignatures, stepInspection } from './inspections.queries.ts';
import { performing } from './load-inspection.ts';
import { signedAnswers, takeSignatureAway } from './signatures.ts';

const actions = { submit: 'submitted', sendBack: 'sent back', finish: 'finished' } as const;

async function workedMinutes({ db, now }: VersionWriter, record: InspectionRecord): Promise<number> {
  const sentBack = record.sent_back_at;
  return workedUntil(
    {
      started: record.started_at,
      workedMinutes: record.worked_minutes,
      takenUpAt: sentBack && ((await firstChangeAfter(db, record.id, sentBack)) ?? null),
    },
    now,
  );
}

/** Takes one step of the status of a locked inspection. */
export async function changeStatus(
  stepping: VersionWriter,
  record: InspectionRecord,
  { useOldSignatures, ...to }: { status: InspectionStatus; reason: string; useOldSignatures: boolean | undefined },
  /** Faults of parts other than the answers. */
  left: readonly FieldError[] = [],
): Promise<void> {
  const { db, person, now } = stepping;
  const step = stepBetween(record.status, to.status);
  if (!mayStep(step, ...performing(record, person))) throw forbidden();
  if (step === 'sendBack') {
    if (to.reason === '') throw invalidField('reason', 'inspection.reasonMissing');
    await stepInspection(db, record.id, to, {
      ...{ ended_at: null, sent_back_reason: to.reason, sent_back_at: now, finished: false },
    });
  } else if (record.status === 'In_Use') {
    await settleSignatures(stepping, record, useOldSignatures);
    const worked = await workedMinutes(stepping, record);
    const submitted = { ...record, ended_at: now, worked_minutes: worked };
    await writeVersion(stepping, submitted, to.status, {
      change: { ended_at: now, sent_back_reason: '', sent_back_at: null, worked_minutes: worked },
      left,
    });
  } else {
    await stepInspection(db, record.id, to);
    if (!record.finished) await forgetReportFiles(db, record.id, record.current_version, now);
  }
  await recordEvent(db, {
    recordType: 'inspection',
    recordId: record.id,
    action: actions[step],
    changes: step === 'sendBack' ? [{ field: 'reason', from: null, to: to.reason }] : [],
  });
}

/** True when nothing was written since the last version. */
async function isUnchanged({ db }: VersionWriter, record: InspectionRecord): Promise<boolean> {
  const last = await findVersion(db, record.id, record.current_version);
  if (!last) return false;
  const [now, then] = [await versionOfNow(db, record), await readInspectionVersion(db, last.content)];
  return isAsSigned(now.version, then.version);
}

/** A customer's signature is not kept under other answers than those that were signed, unless the person who submits says so. */
async function settleSignatures(
  writer: VersionWriter,
  record: InspectionRecord,
  useOld: boolean | undefined,
): Promise<void> {
  const { db, now } = writer;
  if (useOld) return;
  const signatures = await listSignatures(db, record.id);
  const answers = await signedAnswers(db, record);
  const earlier = signatures.filter(({ given_on_version }) => given_on_version <= record.current_version);
  // Given for the version that is submitted now, and on other answers than it has.
  const outdated = signatures.filter((one) => !earlier.includes(one) && one.given_on_answers !== answers);
  const isOfCustomer = ({ role }: { role: string }) => role === 'customer';
  const old = [...earlier, ...outdated];
  if (!old.some(isOfCustomer)) return;
  if (useOld === undefined) {
    if (!outdated.some(isOfCustomer) && (await isUnchanged(writer, record))) return;
    throw invalidField('useOldSignatures', 'inspection.useOldSignatures');
  }
  for (const { role } of old) await takeSignatureAway(db, record.id, role as SignatureRole, now);
}

/** Takes a locked inspection out of lists, histories and totals. */
export async function deleteInspection(db: Db, record: InspectionRecord, force: boolean, now: Date): Promise<void> {
  if (record.status === 'Finished' && !force)
    throw new Problem('conflict', message('inspection.finishedStays'), { code: 'finished' });
  await hideInspection(db, record.id, now);
  await deleteMeasurements(db, record.id);
  await refreshServiced(db, record.equipment_id);
}
