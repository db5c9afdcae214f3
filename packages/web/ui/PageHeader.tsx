import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** One line on what the page is for. */
  lead?: string;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/** The head of every page, with its only h1. */
export const PageHeader = ({ title, lead, children }: PageHeaderProps) => (
  <Group justify="space-between" align="flex-end" gap="md" mb="lg">
    <PageTitle text={title} />
    <Stack gap={4} className={classes.words}>
      <Title order={1}>{title}</Title>
      {lead && <Text c="dimmed">{lead}</Text>}
    </Stack>
    {children && (
      <Group gap="sm" className={classes.actions}>
        {children}
      </Group>
    )}
  </Group>
);
