import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface WarningNoteProps {
  /** `status` is read out when it appears, `note` where somebody comes to it. */
  role: 'status' | 'note';
  title: string;
  text: string;
  icon?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

// The colour of the title is that of text: on its ground the colour of the kit is too pale to read.
const styles = { title: { color: 'var(--mantine-color-text)' } };

/** Something to know that keeps nobody from going on. */
export const WarningNote = ({ role, title, text, icon, children }: WarningNoteProps) => (
  <Alert role={role} color="yellow" title={title} icon={icon} styles={styles}>
    <Text size="sm">{text}</Text>
    {children}
  </Alert>
);
