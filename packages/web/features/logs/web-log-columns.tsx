import { preciseMoment } from '@assay/domain/time';
import type { Column } from '../../ui/list/DataTable.tsx';
import { numberText } from '../../ui/number-text.ts';
import { t } from './logs.texts.ts';
import type { WebLogLine } from './web-log-lines.ts';

export const webLogColumns = (): Column<WebLogLine>[] => [
  { id: 'date', header: t('date'), width: '11rem', cell: ({ date }) => preciseMoment(date) },
  { id: 'user', header: t('user'), width: '15rem', cell: ({ user }) => user },
  { id: 'method', header: t('method'), width: '5.5rem', cell: ({ method }) => method },
  { id: 'statusCode', header: t('statusCode'), width: '6.5rem', cell: ({ statusCode }) => statusCode },
  {
    id: 'duration',
    header: t('responseTime'),
    width: '9.5rem',
    align: 'end',
    cell: ({ duration }) => numberText(Math.round(duration)),
  },
  { id: 'url', header: t('url'), wrap: true, cell: ({ url }) => url },
];
