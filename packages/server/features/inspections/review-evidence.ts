import type { EvidenceLine } from '@assay/contract/report-heads';
import { isAsSigned } from '@assay/domain/reports/as-signed';
import { signatureDoubts } from '@assay/domain/reports/signature-doubts';
import type { ReportVersion } from '@assay/domain/reports/version';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { showLedger } from '../follow-ups/ledger.ts';
import { findVersion } from '../reports/versions.queries.ts';
import { evidenceOfVisit } from '../runs/evidence.ts';
import { readInspectionVersion } from './inspection-version.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { ledgerOf } from './show-inspection.ts';

async function versionAt(db: Db, record: InspectionRecord, number: number): Promise<ReportVersion | undefined> {
  const found = await findVersion(db, record.id, number);
  return found && (await readInspectionVersion(db, found.content)).version;
}

/** Nothing tells in which order a device did what it sent later: what was changed before the first submit is its own check's to tell. */
async function signatureLines(db: Db, record: InspectionRecord): Promise<EvidenceLine[]> {
  const version = await versionAt(db, record, record.current_version);
  if (!version) return [];
  const changed = new Set<number>();
  for (const signed of [version.customerSignature, version.providerSignature]) {
    if (!signed || signed.version >= record.current_version) continue;
    const then = await versionAt(db, record, signed.version);
    if (then && !isAsSigned(version, then)) changed.add(signed.version);
  }
  return signatureDoubts(version, (number) => !changed.has(number)).map((doubt) => ({
    ...{ kind: doubt.kind, pointId: null, number: null, ratedOk: false },
    ...(doubt.kind === 'missingSignature'
      ? { name: '', value: doubt.role }
      : { name: doubt.name, value: String(doubt.version) }),
  }));
}

/** What of a submitted inspection, found in scope before, deserves a second look. */
export async function reviewEvidence(db: Db, scope: Scope, record: InspectionRecord): Promise<EvidenceLine[]> {
  const said = await showLedger(db, scope, ledgerOf(record));
  return [...(await signatureLines(db, record)), ...(await evidenceOfVisit(db, record.id, said))];
}
