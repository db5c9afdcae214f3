import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { buildDocument } from '@assay/report/compose/build-document';
import type { Db } from '../../db/pool.ts';
import { findCompany } from '../inspections/companies.queries.ts';
import type { InspectionRecord } from '../inspections/inspections.queries.ts';
import { sourceAt } from '../inspections/report-source.ts';
import { reportOf } from '../inspections/show-report.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';

/** A report is the same for everybody: internal comments are in nobody's. */
const anybody = { external: true };

export interface AskedDocument {
  /** The newest one, unless one is named; 0 is what stands before the first. */
  version?: number | undefined;
  language: Language;
}

/** The report of an inspection as a document; a version that there is not is not found. */
export async function documentOf(
  db: Db,
  record: InspectionRecord,
  { version = record.current_version, language }: AskedDocument,
): Promise<ReportDocument> {
  const source = await sourceAt(db, record, version);
  const [run] = source.runs;
  if (!run) throw new Error(`The inspection ${record.id} has no run.`);
  const report = await reportOf(db, record, source, anybody, version);
  const { content } = await readSnapshot(db, { protocolId: run.protocolId, sha256: run.snapshot });
  const house = source.house ?? (await findCompany(db, record.company_id)).name;
  return buildDocument(
    {
      report: { ...report, name: source.name, type: source.type },
      house,
      samples: run.samples,
      options: content,
      trends: source.trends ?? [],
    },
    language,
  );
}
