import type { EvidenceLine } from '@assay/contract/report-heads';
import { evidenceKinds } from '@assay/domain/runs/evidence-kinds';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { jumpTo, partId } from '../../reports/blocks/jump.tsx';
import { evidenceQuery } from '../../reports/reports.queries.ts';
import { t } from './evidence.texts.ts';
import classes from './evidence-strip.module.css';

function lineText({ kind, number, name, value, ratedOk }: EvidenceLine): string {
  const point = number === null ? name : t('point', { number, name });
  if (kind === 'pause') return t('afterPause', { point, count: Number(value) });
  // What is outside its limits and was passed is what a reviewer must not miss.
  if (kind === 'overLimit' && ratedOk) return t('passed', { point, value });
  return value === '' ? point : t('withValue', { point, value });
}

/** As many lines as leave the report in reach; a single one more is shown, not announced. */
const most = 6;

function Lines({ id, lines }: { id: string; lines: readonly EvidenceLine[] }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = lines.length > most + 1;
  return (
    <>
      <ul className={classes.lines}>
        {(isLong && !isOpen ? lines.slice(0, most) : lines).map((line) => (
          <li key={line.pointId}>
            <TextLink
              to="/Reports/$id/perform"
              params={{ id }}
              search={{ point: line.pointId } as never}
              onClick={(event) => jumpTo(event, partId(line.pointId))}
            >
              {lineText(line)}
            </TextLink>
          </li>
        ))}
      </ul>
      {isLong && (
        <Button variant="subtle" size="sm" px={0} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more', { count: lines.length - most })}
        </Button>
      )}
    </>
  );
}

/** What a reviewer looks at first, each line with the way to its point: in the report, or where it was carried out. */
export function EvidenceStrip({ id }: { id: string }) {
  const query = useQuery(evidenceQuery(id));
  if (query.isError) return <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return null;
  const groups = evidenceKinds
    .map((kind) => ({ kind, lines: query.data.filter((line) => line.kind === kind) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Panel title={t('title')}>
      {groups.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <div className={classes.groups}>
        {groups.map(({ kind, lines }) => (
          <section key={kind} aria-label={t(kind, { count: lines.length })}>
            <Text fw={600}>{t(kind, { count: lines.length })}</Text>
            <Lines id={id} lines={lines} />
          </section>
        ))}
      </div>
    </Panel>
  );
}
