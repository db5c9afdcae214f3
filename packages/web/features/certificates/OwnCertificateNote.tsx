import { listDay } from '@assay/domain/time';
import { Alert, Text } from '@mantine/core';
import { IconCertificateOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
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
  return (
    <Alert role="status" color="yellow" title={title} icon={<IconCertificateOff aria-hidden />}>
      <Text size="sm">{t('mayStart')}</Text>
    </Alert>
  );
}
