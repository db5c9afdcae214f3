import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** One line on what the page is for, or on what it shows. */
  lead?: ReactNode;
  /** Above the title: a Crumbs. */
  crumbs?: ReactNode;
  /** Small, before the title. */
  picture?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/** The head of every page, with its only h1. */
export const PageHeader = ({ title, lead, crumbs, picture, children }: PageHeaderProps) => (
  <div className={classes.header}>
    <PageTitle text={title} />
    {picture && <div className={classes.picture}>{picture}</div>}
    <Stack gap={2} className={classes.words}>
      {crumbs}
      <Title order={1}>{title}</Title>
      {lead && (
        <Text component="div" c="dimmed" className={classes.lead}>
          {lead}
        </Text>
      )}
    </Stack>
    {children && (
      <Group gap="xs" className={classes.actions}>
        {children}
      </Group>
    )}
  </div>
);
