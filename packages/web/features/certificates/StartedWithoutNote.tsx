import type { CertificateState } from '@assay/domain/certificates/certificate';
import { CertificateAlert } from './CertificateAlert.tsx';
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
    <CertificateAlert
      role="note"
      title={t(none ? 'startedWithout' : 'startedExpired')}
      text={t(none ? 'startedWithoutText' : 'startedExpiredText', { family })}
    />
  );
}
