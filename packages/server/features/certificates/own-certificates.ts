import type { OwnCertificate } from '@assay/contract/certificates';
import { type CertificateState, judgeCertificates } from '@assay/domain/certificates/certificate';
import { dayOf } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import { certificatesOf } from './certified-users.queries.ts';

/** Judges a person's certificates as of today, for each family that they had one for. */
export async function ownCertificates(db: Db, email: string, now: Date): Promise<OwnCertificate[]> {
  const byFamily = Map.groupBy(await certificatesOf(db, email), ({ productFamilyId }) => productFamilyId);
  return [...byFamily].flatMap(([productFamilyId, held]) => {
    const { state, expirationDate } = judgeCertificates(held, dayOf(now));
    return expirationDate === null ? [] : [{ productFamilyId, valid: state === 'valid', expirationDate }];
  });
}

/** Judges the certificate that a person has when they start work on a machine of this family. */
export const certificateAtStart = async (
  db: Db,
  email: string,
  productFamilyId: string,
  now: Date,
): Promise<CertificateState> => judgeCertificates(await certificatesOf(db, email, productFamilyId), dayOf(now)).state;
