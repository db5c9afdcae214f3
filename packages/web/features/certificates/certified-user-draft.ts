import type { CertifiedUser, CertifiedUserInput } from '@assay/contract/certificates';
import { newCertificate } from '@assay/domain/certificates/certificate';
import { newId } from '@assay/domain/id';
import { temporaryPrefix } from '@assay/domain/part-ids';
import { dayOf } from '@assay/domain/time';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { t } from './certifications.texts.ts';

// Types and not interfaces: drafts are read by the names of their fields.
export type CertificationDraft = {
  id: string;
  family: Reference | null;
  certificationDate: string;
  expirationDate: string;
};

export type CertifiedUserDraft = {
  email: string;
  employeeId: string;
  certifications: readonly CertificationDraft[];
};

export const emptyCertifiedUser = (): CertifiedUserDraft => ({ email: '', employeeId: '', certifications: [] });

/** From today on, for as long as certificates usually hold. */
export const newCertification = (now: Date): CertificationDraft => ({
  id: `${temporaryPrefix}${newId()}`,
  family: null,
  ...newCertificate(dayOf(now)),
});

export const draftOf = ({ email, employeeId, certifications }: CertifiedUser): CertifiedUserDraft => ({
  email,
  employeeId,
  certifications: certifications.map((one) => ({
    id: one.id,
    family: { id: one.productFamilyId, name: one.productFamilyName },
    certificationDate: dayOf(new Date(one.certificationDate)),
    expirationDate: dayOf(new Date(one.expirationDate)),
  })),
});

/** A temporary id is sent as empty. */
export const inputOf = ({ email, employeeId, certifications }: CertifiedUserDraft): CertifiedUserInput => ({
  email: email.trim(),
  employeeId: employeeId.trim(),
  certifications: certifications.map(({ id, family, certificationDate, expirationDate }) => ({
    id: id.startsWith(temporaryPrefix) ? '' : id,
    productFamilyId: family?.id ?? '',
    certificationDate,
    expirationDate,
  })),
});

function faultsOfCertification(one: CertificationDraft): Record<string, string> {
  const { certificationDate: from, expirationDate: to } = one;
  return {
    ...(!one.family && { family: t('familyNeeded') }),
    ...(from === '' && { certificationDate: t('dateNeeded') }),
    ...(to === '' && { expirationDate: t('dateNeeded') }),
    ...(to !== '' && to < from && { expirationDate: t('endsBeforeItBegins') }),
  };
}

export const faultsOf = ({ email, employeeId, certifications }: CertifiedUserDraft): Record<string, string> => ({
  ...(!email.includes('@') && { email: t('emailNeeded') }),
  ...(employeeId.trim() === '' && { employeeId: t('employeeIdNeeded') }),
  ...Object.fromEntries(
    certifications.flatMap((one, index) =>
      Object.entries(faultsOfCertification(one)).map(([field, fault]) => [`certifications.${index}.${field}`, fault]),
    ),
  ),
});

/** The field of the form that an error of the server belongs to. */
export const fieldOf = (path: string): string => path.replace(/productFamilyId$/, 'family');
