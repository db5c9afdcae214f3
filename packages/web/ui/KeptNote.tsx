import { Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import classes from './kept-note.module.css';
import { keptTime } from './kept-time.ts';
import { t } from './ui.texts.ts';

/** How old what is shown is, where nobody answered and this device stands in. */
export const KeptNote = ({ since }: { since: number | undefined }) =>
  since === undefined ? null : (
    <Text size="sm" role="status" className={classes.note ?? ''}>
      <IconCloudOff size={16} aria-hidden />
      {t('keptSince', { time: keptTime(since) })}
    </Text>
  );
