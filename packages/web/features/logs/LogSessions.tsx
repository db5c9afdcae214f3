import { type LogSession, logSessions } from '@assay/domain/logs/log-entries';
import { durationText, preciseMoment } from '@assay/domain/time';
import { Stack, Text } from '@mantine/core';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { PageRanges } from '../../ui/list/PageRanges.tsx';
import { More } from '../../ui/More.tsx';
import { type LogLine, logColumns } from './app-log-columns.tsx';
import { t } from './logs.texts.ts';

interface LogSessionsProps {
  lines: readonly LogLine[];
  page: { name: string; number: number; amount: number };
}

/** What each person did without a long pause, the latest first. */
export function LogSessions({ lines, page: { name, number, amount } }: LogSessionsProps) {
  const sessions = logSessions(lines);
  return (
    <Stack gap="xs">
      <Text c="dimmed" size="sm">
        {t('sessions', { count: sessions.length })}
      </Text>
      {sessions.slice((number - 1) * amount, number * amount).map((session) => (
        <More
          key={`${session.email} ${session.begin}`}
          title={`${session.email || t('nobody')}, ${preciseMoment(session.begin)}`}
          summary={summaryOf(session)}
        >
          <Text c="dimmed" size="sm">
            {t('session', spanOf(session))}
          </Text>
          <DataTable label={session.email || t('nobody')} columns={columns()} rows={session.entries} folds="phone" />
        </More>
      ))}
      <PageRanges
        label={t('asSessions')}
        name={name}
        count={sessions.length}
        amount={amount}
        page={number}
        onApproach={() => undefined}
      />
    </Stack>
  );
}

const columns = () => logColumns().filter(({ id }) => id !== 'email');

const spanOf = ({ begin, end }: LogSession<LogLine>) => ({
  from: preciseMoment(begin),
  to: preciseMoment(end),
  duration: durationText(Date.parse(end) - Date.parse(begin)),
});

const summaryOf = (session: LogSession<LogLine>): string =>
  `${t('sessionEntries', { count: session.entries.length })}, ${spanOf(session).duration}`;
