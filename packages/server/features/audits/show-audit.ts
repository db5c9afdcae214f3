import type { Audit, AuditOutline, AuditRun, RunOutline } from '@assay/contract/audits';
import type { ReportRun } from '@assay/contract/inspection-report';
import { type AuditField, auditFields } from '@assay/domain/audits/audit';
import type { Stage } from '@assay/domain/audits/run-place';
import { notFound } from '@assay/domain/problem';
import type { Rating } from '@assay/domain/ratings';
import { runTypeOf } from '@assay/domain/runs/recorded-run';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/person.ts';
import { showReportedRun } from '../reports/show-reported-run.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { listRuns, type RunRecord } from '../runs/runs.queries.ts';
import { fieldOf, inspectorOf } from './audit-fields.ts';
import { itemOf } from './audit-list.queries.ts';
import { auditOfNow } from './audit-version.ts';
import { type AuditRecord, findAudit, listProgress } from './audits.queries.ts';
import { listSuggestions } from './suggestions.queries.ts';

type Progress = Awaited<ReturnType<typeof listProgress>>[number];

const outlineOfRun = (run: RunRecord, progress: Progress): RunOutline => ({
  id: run.id,
  role: run.role,
  stage: run.stage as Stage | '',
  index: run.index,
  protocolRunType: runTypeOf({ protocolType: run.protocol_type, stage: run.stage }),
  inspectionProtocolId: run.protocol_id,
  inspectionProtocolName: run.protocol_name,
  protocolType: run.protocol_type,
  snapshot: run.sha256,
  equipment: run.machine,
  includedInReport: run.included_in_report,
  revision: run.revision,
  points: progress.points,
  answered: progress.answered,
  photos: progress.photos,
  extraPointCount: progress.extraPointCount,
  worst: progress.worst as Rating | null,
});

async function outlineRuns(db: Db, auditId: string): Promise<RunOutline[]> {
  const progress = new Map((await listProgress(db, auditId)).map((row) => [row.id, row]));
  return (await listRuns(db, auditId)).flatMap((run) => {
    const known = progress.get(run.id);
    return known ? [outlineOfRun(run, known)] : [];
  });
}

export async function showRunOutline(db: Db, auditId: string, runId: string): Promise<RunOutline> {
  const run = (await outlineRuns(db, auditId)).find(({ id }) => id === runId);
  if (!run) throw notFound();
  return run;
}

/** An audit as its page opens: without the answers of its runs. */
export async function showOutline(db: Db, record: AuditRecord): Promise<AuditOutline> {
  const fields = auditFields.map((field) => [field, fieldOf(record, field)] as const);
  return {
    ...itemOf(record),
    created: record.created_at.toISOString(),
    inspectorContact: record.inspector_contact,
    inspectorRevision: inspectorOf(record).revision,
    fields: Object.fromEntries(fields) as Record<AuditField, ReturnType<typeof fieldOf>>,
    suggestions: await listSuggestions(db, record.id),
    runs: await outlineRuns(db, record.id),
    revision: record.revision,
  };
}

export async function outlineOf(db: Db, scope: Scope, id: string): Promise<AuditOutline> {
  const record = await findAudit(db, scope, id);
  if (!record) throw notFound();
  return showOutline(db, record);
}

/** The categories of a run with their subcategories, in the order in which these are first met. */
function nested({ categories, ...run }: ReportRun): AuditRun {
  return {
    ...run,
    categories: categories.map(({ inspectionPoints, ...category }) => {
      const groups = Map.groupBy(inspectionPoints, ({ subcategoryTitle }) => subcategoryTitle);
      const titles = [...groups.keys()].filter((title) => title !== '');
      return {
        ...category,
        depth: 0,
        inspectionPoints: groups.get('') ?? [],
        subCategories: titles.map((title) => ({ title, depth: 1, inspectionPoints: groups.get(title) ?? [] })),
      };
    }),
  };
}

/** An audit whole, as it stands now. */
export async function showAudit(db: Db, record: AuditRecord, reader: Person): Promise<Audit> {
  const edition = await auditOfNow(db, record);
  const runs = edition.version.runs.map((run) => nested(showReportedRun(run, edition, reader)));
  return {
    ...itemOf(record),
    created: record.created_at.toISOString(),
    inspectorContact: record.inspector_contact,
    contactName: record.contact_name,
    contactPhoneNumber: record.contact_phone_number,
    contactEmail: record.contact_email,
    summary: record.summary,
    comment: record.comment,
    internalComment: record.internal_comment,
    suggestions: await listSuggestions(db, record.id),
    inspectionProtocolRuns: runs,
    includedInReport: runs.some(({ includedInReport }) => includedInReport),
    versions: await versionsOf(db, record.id),
    revision: record.revision,
  };
}
