import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-list.module.css';

interface EmptyStateProps {
  title: string;
  /** What would be here. */
  text?: string;
  /** The next step. */
  children?: ReactNode;
}

export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className={classes.empty}>
    <Text fw={600}>{title}</Text>
    {text && <Text c="dimmed">{text}</Text>}
    {children && (
      <Group gap="sm" mt="sm" justify="center">
        {children}
      </Group>
    )}
  </div>
);
