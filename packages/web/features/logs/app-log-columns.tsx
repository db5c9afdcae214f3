import type { LogEntry } from '@assay/contract/logs';
import { emailIn } from '@assay/domain/logs/log-entries';
import { preciseMoment } from '@assay/domain/time';
import type { Column } from '../../ui/list/DataTable.tsx';
import { t } from './logs.texts.ts';

export interface LogLine extends LogEntry {
  id: string;
}

export const logColumns = (): Column<LogLine>[] => [
  { id: 'timestamp', header: t('timestamp'), width: '11rem', cell: ({ timestamp }) => preciseMoment(timestamp) },
  { id: 'appVersion', header: t('appVersion'), width: '6.5rem', cell: ({ appVersion }) => appVersion },
  { id: 'eventName', header: t('eventName'), width: '11rem', wrap: true, cell: ({ eventName }) => eventName },
  { id: 'osName', header: t('osName'), width: '9rem', wrap: true, cell: ({ osName }) => osName },
  { id: 'email', header: t('email'), width: '14rem', wrap: true, cell: ({ properties }) => emailIn(properties) },
  { id: 'properties', header: t('properties'), wrap: true, cell: ({ properties }) => properties },
];
