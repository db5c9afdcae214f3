import type { CertificationInput } from '@assay/contract/certificates';
import { identifyParts } from '@assay/domain/part-ids';
import { type FieldError, fieldError, invalidFields } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import { type CertificationFields, type CertifiedUserRecord, knownFamilies } from './certified-users.queries.ts';

async function unknownFamilies(db: Db, sent: readonly CertificationInput[]): Promise<FieldError[]> {
  if (sent.length === 0) return [];
  const known = new Set(
    (
      await knownFamilies(
        db,
        sent.map(({ productFamilyId }) => productFamilyId),
      )
    ).map(({ id }) => id),
  );
  return sent.flatMap(({ productFamilyId }, i) =>
    known.has(productFamilyId) ? [] : [fieldError(`certifications.${i}.productFamilyId`, 'product.familyUnknown')],
  );
}

const endsBeforeItBegins = (sent: readonly CertificationInput[]): FieldError[] =>
  sent.flatMap(({ certificationDate, expirationDate }, i) =>
    expirationDate < certificationDate
      ? [fieldError(`certifications.${i}.expirationDate`, 'certification.endsBeforeItBegins')]
      : [],
  );

/** The certifications as they are written; a person who is not known yet has none. */
export async function wantedCertifications(
  db: Db,
  sent: readonly CertificationInput[],
  was: CertifiedUserRecord | undefined,
): Promise<(userId: string) => CertificationFields[]> {
  // The form sends the id of a new one as empty.
  const named = sent.map((one) => ({ ...one, id: one.id || undefined }));
  const { parts, errors } = identifyParts(named, was?.certifications, 'certifications');
  const [first, ...others] = [...errors, ...(await unknownFamilies(db, sent)), ...endsBeforeItBegins(sent)];
  if (first) throw invalidFields([first, ...others]);
  return (userId) =>
    parts.map(({ id, productFamilyId, certificationDate, expirationDate }) => ({
      id,
      certified_user_id: userId,
      product_family_id: productFamilyId,
      certification_date: certificationDate,
      expiration_date: expirationDate,
    }));
}
