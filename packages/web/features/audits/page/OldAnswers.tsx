import type { RunOutline } from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';
import type { Language } from '@assay/domain/languages';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { Alert, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReaderLanguage } from '../../auth/use-reader-language.ts';
import { oldAnswers } from '../../runs/perform/old-answers.ts';
import { usePerforming } from '../../runs/perform/performing.ts';
import { createRunModel } from '../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { useQueueVersion } from '../../runs/queue/use-queue.ts';
import classes from '../finish-audit.module.css';
import { runQuery, snapshotQuery } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { takeOverRun } from './audit-states.ts';
import { useAuditWork } from './audit-work.ts';
import { runTitle } from './runs/run-name.ts';

interface Loaded {
  outline: RunOutline;
  run: RunReply;
  snapshot: ProtocolSnapshot;
}

const mostListed = 12;

const linesOf = (queue: FieldQueue, language: Language, loaded: readonly Loaded[]): string[] =>
  loaded.flatMap(({ outline, run, snapshot }) =>
    oldAnswers(createRunModel({ queue, run, snapshot, external: false, language })).map(({ text }) =>
      t('oldInRun', { run: runTitle(outline) || outline.inspectionProtocolName, text }),
    ),
  );

/** What is in the report and nobody has looked at since the last visit, over all runs of an audit. */
export function OldAnswers() {
  const { audit } = useAuditWork();
  const { queue } = usePerforming();
  const language = useReaderLanguage();
  useQueueVersion(queue);
  const shown = audit.runs.filter(({ includedInReport }) => includedInReport);
  const runs = useQueries({ queries: shown.map(({ id }) => runQuery(audit.id, id)) });
  const snapshots = useQueries({ queries: shown.map((run) => snapshotQuery(audit.id, run)) });
  const read = runs.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run once it is read.
  useEffect(() => {
    for (const run of read) if (run && queue.keys('result', run.id).length === 0) takeOverRun(queue, run);
  }, [queue, ...read]);
  const loaded = shown.flatMap((outline, place): Loaded[] => {
    const [run, snapshot] = [runs[place]?.data, snapshots[place]?.data];
    return run && snapshot ? [{ outline, run, snapshot }] : [];
  });
  const lines = language ? linesOf(queue, language, loaded) : [];
  if (lines.length === 0) return null;
  return (
    <Alert color="yellow" title={t('oldTitle', { count: lines.length })}>
      <ul className={classes.people}>
        {lines.slice(0, mostListed).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length > mostListed && <Text size="sm">{t('oldMore', { count: lines.length - mostListed })}</Text>}
    </Alert>
  );
}
