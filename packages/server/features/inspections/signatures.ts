import { createHash } from 'node:crypto';
import type { Signature } from '@assay/contract/inspection-item';
import { canonicalJson } from '@assay/domain/canonical-json';
import { newId } from '@assay/domain/id';
import type { SignatureRole } from '@assay/domain/inspections/inspection';
import { notFound, refuse } from '@assay/domain/problem';
import { answersOf } from '@assay/domain/reports/as-signed';
import type { Db } from '../../db/pool.ts';
import { oneAtATime } from '../../db/turns.ts';
import type { Scope } from '../../db/visible.ts';
import { forgetImages } from '../files/forget-images.ts';
import { bindImages } from '../files/images.queries.ts';
import { freeImageFaults } from '../runs/photos.ts';
import { recordedRuns } from '../runs/recorded-runs.ts';
import {
  deleteSignature,
  type InspectionRecord,
  listSignatures,
  putSignature,
  type SignatureRecord,
} from './inspections.queries.ts';

export const signatureOf = (signatures: readonly SignatureRecord[], role: SignatureRole): Signature | null => {
  const found = signatures.find((signature) => signature.role === role);
  if (!found) return null;
  const { signer_name, image_id, signed_at, given_on_version } = found;
  return { name: signer_name, imageId: image_id, signedAt: signed_at.toISOString(), version: given_on_version };
};

/** A device without network sends later when a name was drawn; a clock that is fast must give no time in the future. */
const momentOfSigning = (given: string | undefined, now: Date): Date =>
  given !== undefined && Date.parse(given) < now.getTime() ? new Date(given) : now;

/** A signature is given on the version that is about to be submitted. */
export async function signInspection(
  db: Db,
  scope: Scope,
  inspection: InspectionRecord,
  {
    role,
    name,
    imageId,
    signedAt,
  }: { role: SignatureRole; name: string; imageId: string; signedAt?: string | undefined },
  now: Date,
): Promise<void> {
  await oneAtATime(db, `signatures ${inspection.id}`);
  const before = signatureOf(await listSignatures(db, inspection.id), role);
  const drawnAnew = before?.imageId !== imageId;
  if (drawnAnew) refuse(await freeImageFaults(db, scope, [{ path: 'imageId', imageId }]));
  await putSignature(db, {
    id: newId(now.getTime()),
    visit_id: inspection.id,
    role,
    signer_name: name,
    image_id: imageId,
    signed_at: momentOfSigning(signedAt, now),
    given_on_version: inspection.current_version + 1,
    given_on_answers: await signedAnswers(db, inspection),
  });
  if (!drawnAnew) return;
  await bindImages(db, [imageId], now);
  if (before) await forgetImages(db, [before.imageId], now);
}

export async function takeSignatureAway(db: Db, inspectionId: string, role: SignatureRole, now: Date): Promise<void> {
  await oneAtATime(db, `signatures ${inspectionId}`);
  const before = signatureOf(await listSignatures(db, inspectionId), role);
  if (!before) throw notFound();
  await deleteSignature(db, inspectionId, role);
  await forgetImages(db, [before.imageId], now);
}

/** A hash of what the answers of an inspection say, since nobody needs to read again what was signed on site. */
export async function signedAnswers(db: Db, { id }: Pick<InspectionRecord, 'id'>): Promise<string> {
  const answers = (await recordedRuns(db, id)).map(answersOf);
  return createHash('sha256').update(canonicalJson(answers)).digest('hex');
}
