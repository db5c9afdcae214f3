import type { RunOutline } from '@assay/contract/audits';
import type { ArrangedRuns } from '@assay/domain/audits/arrange-runs';
import { ratingLabels } from '@assay/domain/ratings';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconList } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { ListDrawer } from '../../../../ui/ListDrawer.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { idsOf } from '../../../runs/queue/records.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { RatingIcon, ratingName } from '../../../runs/RatingIcon.tsx';
import { useAuditPlace } from '../audit-place.ts';
import { useAuditWork } from '../audit-work.ts';
import { hasExtraPoints } from '../runs/has-extra-points.ts';
import { runProgress } from '../runs/run-progress.ts';
import classes from './audit-contents.module.css';
import { type ContentRow, contentRows } from './content-rows.ts';
import { t } from './contents.texts.ts';
import { leadTo } from './lead-to.ts';

interface AuditContentsProps {
  runs: ArrangedRuns<RunOutline>;
  /** The page itself. */
  children: ReactNode;
}

/** The page of an audit with the list of all that stands on it: beside it on a wide screen, else one tap away. */
export function AuditContents({ runs, children }: AuditContentsProps) {
  const { audit, openRuns, toggleRun } = useAuditWork();
  const { queue } = usePerforming();
  const [isOpen, setOpen] = useState(false);
  useQueueVersion(queue);
  const siteName = audit.customerSite.name;
  const hasExtra = runs.site !== undefined && hasExtraPoints(queue, runs.site);
  const rows = useMemo(() => contentRows(runs, { siteName, hasExtraPoints: hasExtra }), [runs, siteName, hasExtra]);

  function choose(row: ContentRow): void {
    setOpen(false);
    if (row.kind === 'run' && !openRuns.has(row.id)) toggleRun(row.id);
    // After the list is gone and the run is drawn unfolded.
    setTimeout(() => leadTo(row.kind === 'run' ? `run-${row.id}` : row.id));
  }

  const list = <Rows rows={rows} onChoose={choose} />;
  return (
    <div className={classes.sides}>
      <div className={classes.strip}>
        <Button variant="default" leftSection={<IconList size={18} aria-hidden />} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      <div className={classes.page}>{children}</div>
      <nav className={classes.beside} aria-label={t('title')}>
        {list}
      </nav>
      <ListDrawer title={t('title')} opened={isOpen} onClose={() => setOpen(false)}>
        <div className={classes.scrolls}>{list}</div>
      </ListDrawer>
    </div>
  );
}

const isInTrouble = (queue: FieldQueue, runId: string): boolean =>
  queue.entries().some(({ key, state }) => state !== 'waiting' && idsOf(key)[0] === runId);

function Rows({ rows, onChoose }: { rows: readonly ContentRow[]; onChoose: (row: ContentRow) => void }) {
  const { place } = useAuditPlace();
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          {row.kind === 'stage' ? (
            <span className={classes.stage}>{row.title}</span>
          ) : (
            <button
              type="button"
              className={classes.row}
              data-kind={row.kind}
              aria-current={row.id === place.run ? 'location' : undefined}
              onClick={() => onChoose(row)}
            >
              <span className={classes.name}>{row.title}</span>
              {row.kind === 'run' && <RunState run={row.run} />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function RunState({ run }: { run: RunOutline }) {
  const { queue } = usePerforming();
  const { models } = useAuditWork();
  const { done, all, worst } = runProgress(queue, models, run);
  const name = worst === null ? null : ratingName(worst);
  return (
    <span className={classes.state}>
      {isInTrouble(queue, run.id) && (
        <IconAlertTriangle size={16} role="img" aria-label={t('trouble')} className={classes.trouble} />
      )}
      <span role="img" aria-label={t('doneLabel', { done, all })}>
        {t('done', { done, all })}
      </span>
      <span className={classes.rating}>
        {name && (
          <span role="img" aria-label={ratingLabels[name]}>
            <RatingIcon rating={name} size={16} />
          </span>
        )}
      </span>
    </span>
  );
}
