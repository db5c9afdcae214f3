import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-buttons.module.css';

/** The buttons of a form, which are always at hand. */
export const FormButtons = ({ children }: { children: ReactNode }) => (
  <Group gap="sm" className={classes.buttons}>
    {children}
  </Group>
);
