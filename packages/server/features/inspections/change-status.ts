import { type InspectionStatus, mayStep, stepBetween } from '@assay/domain/inspections/status';
import { workedUntil } from '@assay/domain/inspections/work-time';
import { type FieldError, forbidden, invalidField } from '@assay/domain/problem';
import { recordEvent } from '../../db/events.ts';
import { forgetReportFiles } from '../reports/report-files.queries.ts';
import type { VersionWriter } from '../reports/store-version.ts';
import { firstChangeAfter } from '../visits/visits.queries.ts';
import { type InspectionRecord, stepInspection } from './inspections.queries.ts';
import { performing } from './load-inspection.ts';
import { settleSignatures } from './settle-signatures.ts';
import { writeVersion } from './write-version.ts';

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
  /** What is missing besides the answers. */
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
