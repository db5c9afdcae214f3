import { Alert, Text } from '@mantine/core';
import { IconCertificateOff } from '@tabler/icons-react';

interface CertificateAlertProps {
  /** `status` is read out when it appears, `note` where somebody comes to it. */
  role: 'status' | 'note';
  title: string;
  text: string;
}

// The colour of the title is that of text: on its ground the colour of the kit is too pale to read.
const styles = { title: { color: 'var(--mantine-color-text)' } };

/** Something about a certificate that keeps nobody from working. */
export const CertificateAlert = ({ role, title, text }: CertificateAlertProps) => (
  <Alert role={role} color="yellow" title={title} icon={<IconCertificateOff aria-hidden />} styles={styles}>
    <Text size="sm">{text}</Text>
  </Alert>
);
