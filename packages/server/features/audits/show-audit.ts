import type { Audit, AuditOutline, AuditRun, RunOutline } from '@assay/contract/audits';
import type { ReportRun } from '@assay/contract/inspection-report';
import { type AuditField, auditFields } from '@assay/domain/audits/audit';
import type { Stage } from '@assay/domain/audits/run-place';
import { notFound } from '@assay/domain/problem';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { worstRating } from '@assay/domain/ratings';
import { progressOfRun } from '@assay/domain/runs/progress';
import { workOf } from '@assay/domain/runs/recorded-run';
import { isAnsweredNow } from '@assay/domain/runs/result';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { showReportedRun } from '../reports/show-reported-run.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { readSnapshots, snapshotIn } from '../runs/read-snapshot.ts';
import { type RunRows, recordedRun, withTheirRows } from '../runs/recorded-runs.ts';
import { findRun, listRuns, type RunRecord } from '../runs/runs.queries.ts';
import { headOfRun } from '../runs/show-run.ts';
import { fieldOf, inspectorOf } from './audit-fields.ts';
import { itemOf } from './audit-list.queries.ts';
import { auditOfNow } from './audit-version.ts';
import { type AuditRecord, findAudit } from './audits.queries.ts';
import { listSuggestions } from './suggestions.queries.ts';

/** A run without its answers, and how far it is by the rule that its points are drawn by. */
function outlineOfRun({ run, results, extraPoints }: RunRows, snapshot: ProtocolSnapshot): RunOutline {
  const recorded = recordedRun({ run, results, extraPoints });
  // Only staff see audits.
  const { done, all } = progressOfRun(workOf(recorded, snapshot), { external: false });
  return {
    ...headOfRun(run),
    stage: run.stage as Stage | '',
    index: run.index,
    points: results.length,
    answered: recorded.results.filter(isAnsweredNow).length,
    toDo: all,
    done,
    photos: results.reduce((sum, { photos }) => sum + photos.length, 0),
    extraPointCount: extraPoints.length,
    worst: worstRating(results.map(({ rating }) => rating)),
  };
}

async function outlinesOf(db: Db, runs: readonly RunRecord[]): Promise<RunOutline[]> {
  const rows = await withTheirRows(db, runs);
  const snapshots = await readSnapshots(
    db,
    runs.map(({ protocol_id, sha256 }) => ({ protocolId: protocol_id, snapshot: sha256 })),
  );
  return rows.map((of) => outlineOfRun(of, snapshotIn(snapshots, { snapshot: of.run.sha256 })));
}

export async function showRunOutline(db: Db, auditId: string, runId: string): Promise<RunOutline> {
  const run = await findRun(db, auditId, runId);
  const [outline] = run ? await outlinesOf(db, [run]) : [];
  if (!outline) throw notFound();
  return outline;
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
    runs: await outlinesOf(db, await listRuns(db, record.id)),
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
