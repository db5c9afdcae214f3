import type { AuditReportHead } from '@assay/contract/audit-reports';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconHistory, IconPencil } from '@tabler/icons-react';
import { viewTimes } from '../../reports/view/view-times.ts';
import { t } from './report.texts.ts';

interface AuditEditionNoteProps {
  head: AuditReportHead;
  /** The one that is shown; 0 is the draft. */
  version: number;
  onNewest: () => void;
}

/** What a reader must know of what is in front of them: a draft, an older version, one that is open again. */
export function AuditEditionNote({ head, version, onNewest }: AuditEditionNoteProps) {
  if (version === 0)
    return (
      <Alert title={t('draftTitle')} icon={<IconPencil aria-hidden />}>
        {t('draftText')}
      </Alert>
    );
  const shown = head.versions.find((one) => one.version === version);
  if (!shown || (head.finished && version === head.version)) return null;
  const facts = { version, name: shown.savedBy, day: viewTimes(head).momentInZone(shown.savedAt) };
  return (
    <Alert title={t(head.finished ? 'olderTitle' : 'finishedTitle')} icon={<IconHistory aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {head.finished ? t('olderText', { ...facts, newest: head.version }) : t('finishedText', facts)}
        </Text>
        <Button variant="default" onClick={onNewest}>
          {t(head.finished ? 'toNewest' : 'toDraft')}
        </Button>
      </Stack>
    </Alert>
  );
}
