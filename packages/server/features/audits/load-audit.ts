import type { AuditField } from '@assay/domain/audits/audit';
import { notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { RecordRequest } from '../../http/frame/handlers.ts';
import { findRun, lockRun, type RunRecord } from '../runs/runs.queries.ts';
import type { GuardedVisit } from '../visits/visit-guard.ts';
import { type AuditRecord, findAudit, holdVisitOfAudit, lockAudit, lockHeader } from './audits.queries.ts';

export async function auditToRead({ db, scope, params }: RecordRequest): Promise<AuditRecord> {
  const record = await findAudit(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function auditToLock({ db, scope, params }: RecordRequest): Promise<AuditRecord> {
  const record = await lockAudit(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

const finishedReadOnly = () => new Problem('conflict', message('audit.finishedReadOnly'), { code: 'finished' });

/** For every write below an audit: it is open, and stays so until the write is done. */
export async function visitToEdit({ db, scope, params }: RecordRequest): Promise<GuardedVisit> {
  const [record] = await holdVisitOfAudit(db, scope, { id: params.id });
  if (!record) throw notFound();
  if (record.status !== 'In_Use') throw finishedReadOnly();
  return {
    id: record.id,
    companyId: record.company_id,
    visitedAt: record.visited_at,
    currentVersion: record.current_version,
  };
}

/** For a write of its header, or of what is ordered below it. */
export async function headerToEdit(request: RecordRequest): Promise<AuditRecord> {
  await visitToEdit(request);
  const record = await lockHeader(request.db, request.scope, request.params.id);
  if (!record) throw notFound();
  return record;
}

/** The day is the visit's too, so that a write of it needs the visit alone. */
export async function fieldToEdit(request: RecordRequest, field: AuditField): Promise<AuditRecord> {
  if (field !== 'inspectionDate') return headerToEdit(request);
  const record = await auditToLock(request);
  if (record.finished) throw finishedReadOnly();
  return record;
}

type RunRequest = RecordRequest & { params: { runId: string } };

export async function runToRead(request: RunRequest): Promise<{ audit: AuditRecord; run: RunRecord }> {
  const audit = await auditToRead(request);
  const run = await findRun(request.db, request.params.id, request.params.runId);
  if (!run) throw notFound();
  return { audit, run };
}

/** Makes changes of this run follow each other. */
export async function runToEdit(
  request: RunRequest,
): Promise<{ audit: AuditRecord; run: RunRecord; revision: number }> {
  await visitToEdit(request);
  await lockRun(request.db, request.params.id, request.params.runId);
  const { audit, run } = await runToRead(request);
  return { audit, run, revision: run.revision };
}

/** For a change of the points of a run: nobody writes an answer meanwhile, which might have no place any more. */
export async function runToReshape(
  request: RunRequest,
): Promise<{ audit: AuditRecord; run: RunRecord; revision: number }> {
  const audit = await auditToLock(request);
  if (audit.finished) throw finishedReadOnly();
  const { run } = await runToRead(request);
  return { audit, run, revision: run.revision };
}
