import type { CertificateState } from '@assay/domain/certificates/certificate';
import { Alert, Text } from '@mantine/core';
import { IconCertificateOff } from '@tabler/icons-react';
import { t } from './certificate-notes.texts.ts';

interface StartedWithoutNoteProps {
  /** Null where nobody looked. */
  certificate: CertificateState | null;
  familyName: string;
}

/** Tells whoever reviews a report that it was begun without a valid certificate; it is on no paper. */
export function StartedWithoutNote({ certificate, familyName: family }: StartedWithoutNoteProps) {
  if (certificate === null || certificate === 'valid') return null;
  const none = certificate === 'none';
  return (
    <Alert
      role="note"
      color="yellow"
      title={t(none ? 'startedWithout' : 'startedExpired')}
      icon={<IconCertificateOff aria-hidden />}
    >
      <Text size="sm">{t(none ? 'startedWithoutText' : 'startedExpiredText', { family })}</Text>
    </Alert>
  );
}
