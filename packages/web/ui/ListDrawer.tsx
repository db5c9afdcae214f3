import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-drawer.module.css';
import { t } from './ui.texts.ts';

interface ListDrawerProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** What fills it; a list scrolls within. */
  children: ReactNode;
}

/** The list of a page where there is no room beside it: it comes in from the side. */
export const ListDrawer = ({ title, opened, onClose, children }: ListDrawerProps) => (
  <Drawer.Root opened={opened} onClose={onClose}>
    <Drawer.Overlay />
    <Drawer.Content>
      <div className={classes.content}>
        {/* The library's own head would be a second banner of the page. */}
        <div className={classes.head}>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} size="2.75rem" />
        </div>
        <Drawer.Body className={classes.body ?? ''}>{children}</Drawer.Body>
      </div>
    </Drawer.Content>
  </Drawer.Root>
);
