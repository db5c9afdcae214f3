import { Group, Text } from '@mantine/core';
import classes from './placeholder.module.css';
import { Spinner } from './Spinner.tsx';
import { t } from './ui.texts.ts';

/** Stands where a page or a part of it will be; shows itself only when the wait is long enough to be noticed. */
export const Placeholder = ({ text = t('loading') }: { text?: string }) => (
  <Group role="status" className={classes.root} justify="center" gap="sm">
    <Spinner />
    <Text c="dimmed">{text}</Text>
  </Group>
);
