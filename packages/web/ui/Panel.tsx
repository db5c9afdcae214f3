import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Buttons at the end of its head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading of its own. */
export const Panel = ({ title, actions, children }: PanelProps) => (
  <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }}>
    <Group justify="space-between" mb="md" gap="sm">
      <Title order={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      {actions}
    </Group>
    {children}
  </Paper>
);
