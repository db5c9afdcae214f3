import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Where links of the page may lead to it. */
  id?: string;
  /** Buttons at the end of its head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading of its own. */
export const Panel = ({ title, id, actions, children }: PanelProps) => (
  <section className={classes.panel} id={id} tabIndex={id ? -1 : undefined}>
    <Group justify="space-between" className={classes.head} gap="sm">
      <Title order={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      {actions}
    </Group>
    {children}
  </section>
);
