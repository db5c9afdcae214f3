import { type AuditHeader, type AuditVersion, newAuditVersion } from '@assay/domain/audits/audit-version';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import { earlierTrends } from '../measurements/earlier-trends.ts';
import { type Company, findCompany } from '../people/companies.queries.ts';
import { readSnapshots, snapshotIn } from '../runs/read-snapshot.ts';
import { recordedRuns } from '../runs/recorded-runs.ts';
import { zoneOfSite } from '../visits/visits.queries.ts';
import type { AuditRecord } from './audits.queries.ts';
import { listSuggestions } from './suggestions.queries.ts';

/** A version with the protocols that its runs were frozen with. */
export interface ReadAuditVersion {
  version: AuditVersion;
  /** Keyed by their hashes. */
  snapshots: ReadonlyMap<string, ProtocolSnapshot>;
}

const headerOf = (record: AuditRecord, company: Company): Omit<AuditHeader, 'timeZone'> => ({
  id: record.id,
  name: record.name,
  companyName: company.name,
  inspectionDate: record.inspection_date.toISOString(),
  created: record.created_at.toISOString(),
  inspector: record.inspector,
  inspectorContact: record.inspector_contact,
  customer: { id: record.customer_id, name: record.customer_name },
  customerSite: { id: record.customer_site_id, name: record.customer_site_name },
  contactName: record.contact_name,
  contactPhoneNumber: record.contact_phone_number,
  contactEmail: record.contact_email,
  summary: record.summary,
  comment: record.comment,
  internalComment: record.internal_comment,
});

/** All that the report of an audit is made of, as it stands now. */
export async function auditOfNow(db: Db, record: AuditRecord): Promise<ReadAuditVersion> {
  const recorded = await recordedRuns(db, record.id);
  const snapshots = await readSnapshots(db, recorded);
  const company = await findCompany(db, record.company_id);
  const runs = [];
  for (const run of recorded) {
    const snapshot = snapshotIn(snapshots, run);
    const about = { equipmentId: run.equipment?.id ?? '', until: record.inspection_date, company };
    const trends = run.equipment ? await earlierTrends(db, [{ run, snapshot }], about) : [];
    runs.push({ run, snapshot, trends });
  }
  const suggestions = (await listSuggestions(db, record.id)).map(({ id, type, index, text }) => ({
    id,
    type,
    index,
    text,
  }));
  const zone = await zoneOfSite(db, record.customer_site_id, record.inspection_date);
  return {
    version: newAuditVersion({ header: { ...headerOf(record, company), ...zone }, suggestions, runs }),
    snapshots,
  };
}
