import type { SignatureRole } from '@assay/domain/inspections/inspection';
import { invalidField } from '@assay/domain/problem';
import { isAsSigned } from '@assay/domain/reports/as-signed';
import type { VersionWriter } from '../reports/store-version.ts';
import { findVersion } from '../reports/versions.queries.ts';
import { readInspectionVersion, versionOfNow } from './inspection-version.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { takeSignatureAway } from './sign-inspection.ts';
import { listSignatures } from './signatures.queries.ts';
import { signedAnswers } from './signed-answers.ts';

/** Whether nothing was written since the last version. */
async function isUnchanged({ db }: VersionWriter, record: InspectionRecord): Promise<boolean> {
  const last = await findVersion(db, record.id, record.current_version);
  if (!last) return false;
  const [now, then] = [await versionOfNow(db, record), await readInspectionVersion(db, last.content)];
  return isAsSigned(now.version, then.version);
}

/** What a customer signed is not handed over with other answers under the same signature, unless somebody says so. */
export async function settleSignatures(
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
