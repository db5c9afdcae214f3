import { listDay } from '@assay/domain/time';
import { useQuery } from '@tanstack/react-query';
import { CertificateAlert } from './CertificateAlert.tsx';
import { t } from './certificate-notes.texts.ts';
import { ownCertificatesQuery } from './certifications.queries.ts';

/**
 * Warns whoever is about to work on a family that they are not certified for, and keeps nobody from it. Without an answer
 * of the server, as without a network, it says nothing: what it judges at the start is what the reviewer sees.
 */
export function OwnCertificateNote({ family }: { family: { id: string; name: string } }) {
  const { data } = useQuery(ownCertificatesQuery);
  const certificate = data?.find(({ productFamilyId }) => productFamilyId === family.id);
  if (!data || certificate?.valid) return null;
  const title = certificate
    ? t('expiredTitle', { family: family.name, date: listDay(certificate.expirationDate) })
    : t('noneTitle', { family: family.name });
  return <CertificateAlert role="status" title={title} text={t('mayStart')} />;
}
