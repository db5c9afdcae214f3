import type { ReportHead } from '@assay/contract/report-heads';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconHistory, IconPencil } from '@tabler/icons-react';
import classes from './edition-note.module.css';
import { t } from './view.texts.ts';
import { viewTimes } from './view-times.ts';

interface EditionNoteProps {
  head: ReportHead;
  /** The one that is shown. */
  version: number;
  onNewest: () => void;
}

/** What a reader must know of the version in front of them: a draft, an old one, one that is being corrected. */
export const EditionNote = ({ head, version, onNewest }: EditionNoteProps) => {
  const shown = head.versions.find((one) => one.version === version);
  return (
    <>
      {head.status === 'In_Use' && head.sentBack && (
        <Alert title={t('sentBackTitle')} icon={<IconArrowBackUp aria-hidden />}>
          <Text size="sm" className={classes.reason ?? ''}>
            {head.sentBackReason}
          </Text>
          <Text size="sm">{t('sentBackText')}</Text>
        </Alert>
      )}
      {version === 0 && (
        <Alert title={t('draftTitle')} icon={<IconPencil aria-hidden />}>
          {t('draftText')}
        </Alert>
      )}
      {shown && version < head.version && (
        <Alert title={t('olderTitle')} icon={<IconHistory aria-hidden />}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">
              {t('olderText', {
                version,
                newest: head.version,
                name: shown.savedBy,
                day: viewTimes(head).momentInZone(shown.savedAt),
              })}
            </Text>
            <Button variant="default" onClick={onNewest}>
              {t('toNewest')}
            </Button>
          </Stack>
        </Alert>
      )}
    </>
  );
};
