import { preciseMoment } from '@assay/domain/time';
import { Text } from '@mantine/core';
import type { Column } from '../../ui/list/DataTable.tsx';
import { HistoryChanges } from '../history/HistoryChanges.tsx';
import type { AdminEventLine } from './admin-event-words.ts';
import { t } from './admin-events.texts.ts';

export const adminEventColumns = (): Column<AdminEventLine>[] => [
  { id: 'at', header: t('at'), sortKey: 'at', width: '11.5rem', cell: ({ at }) => preciseMoment(at) },
  { id: 'who', header: t('who'), width: '12rem', wrap: true, cell: ({ actor }) => actor ?? t('system') },
  {
    id: 'subject',
    header: t('subject'),
    width: '18rem',
    wrap: true,
    cell: ({ kind, subject }) => (
      <div>
        <Text>{subject || t(kind)}</Text>
        {subject && (
          <Text size="sm" c="dimmed">
            {t(kind)}
          </Text>
        )}
      </div>
    ),
  },
  { id: 'did', header: t('did'), width: '13rem', wrap: true, cell: ({ did }) => did },
  { id: 'changes', header: t('changes'), wrap: true, cell: ({ shown }) => <HistoryChanges changes={shown} /> },
];
