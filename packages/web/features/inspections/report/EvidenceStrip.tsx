import type { EvidenceLine } from '@assay/contract/report-heads';
import type { SignatureRole } from '@assay/domain/inspections/inspection';
import { evidenceKinds } from '@assay/domain/runs/evidence-kinds';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { jumpTo, partId } from '../../reports/blocks/jump.tsx';
import { evidenceQuery } from '../../reports/reports.queries.ts';
import { signerTitle } from '../perform/signatures/signer-title.ts';
import { t } from './evidence.texts.ts';
import classes from './evidence-strip.module.css';

function lineText({ kind, number, name, value, ratedOk }: EvidenceLine, isFactoryTest: boolean): string {
  if (kind === 'missingSignature') return signerTitle(value as SignatureRole, isFactoryTest);
  if (kind === 'oldSignature') return t('signedBefore', { name, version: value });
  const point = number === null ? name : t('point', { number, name });
  if (kind === 'pause') return t('afterPause', { point, count: Number(value) });
  // What is outside its limits and was passed is what a reviewer must not miss.
  if (kind === 'overLimit' && ratedOk) return t('passed', { point, value });
  return value === '' ? point : t('withValue', { point, value });
}

/** Of a point with the way to it. */
function Line({ id, pointId, text }: { id: string; pointId: string | null; text: string }) {
  if (pointId === null) return text;
  return (
    <TextLink
      to="/Reports/$id/perform"
      params={{ id }}
      search={{ point: pointId } as never}
      onClick={(event) => jumpTo(event, partId(pointId))}
    >
      {text}
    </TextLink>
  );
}

interface EvidenceStripProps {
  id: string;
  /** Its signers are called otherwise. */
  isFactoryTest: boolean;
}

/** As many lines as leave the report in reach; a single one more is shown, not announced. */
const most = 6;

interface LinesProps extends EvidenceStripProps {
  lines: readonly EvidenceLine[];
}

function Lines({ id, isFactoryTest, lines }: LinesProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = lines.length > most + 1;
  return (
    <>
      <ul className={classes.lines}>
        {(isLong && !isOpen ? lines.slice(0, most) : lines).map((line) => (
          <li key={line.pointId ?? lineText(line, isFactoryTest)}>
            <Line id={id} pointId={line.pointId} text={lineText(line, isFactoryTest)} />
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
export function EvidenceStrip({ id, isFactoryTest }: EvidenceStripProps) {
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
            <Lines id={id} isFactoryTest={isFactoryTest} lines={lines} />
          </section>
        ))}
      </div>
    </Panel>
  );
}
