import { IconCertificateOff } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { WarningNote } from '../../ui/WarningNote.tsx';

/** Something about a certificate that keeps nobody from working. */
export const CertificateAlert = (props: Omit<ComponentProps<typeof WarningNote>, 'icon'>) => (
  <WarningNote icon={<IconCertificateOff aria-hidden />} {...props} />
);
