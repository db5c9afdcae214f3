import type { RunOutline } from '@assay/contract/audits';
import { productName } from '@assay/domain/equipment/product-name';
import { Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAuditWork } from '../audit-work.ts';
import { AddedHere } from './AddedHere.tsx';
import { LoadedRun } from './LoadedRun.tsx';
import { RunActions } from './RunActions.tsx';
import { RunProgress } from './RunProgress.tsx';
import { runTitle } from './run-name.ts';
import type { RunPart } from './run-part.ts';
import classes from './run-section.module.css';

interface RunSectionProps {
  run: RunOutline;
  /** The name of its machine, unless told otherwise. */
  title?: string;
  part?: RunPart;
  /** Configurations of the same machine. */
  children?: ReactNode;
}

/** A run: its head, and its points once it is unfolded. */
export function RunSection({ run, title = runTitle(run), part = 'all', children }: RunSectionProps) {
  const { openRuns, toggleRun } = useAuditWork();
  const isOpen = openRuns.has(run.id);
  const { equipment, inspectionProtocolName } = run;
  const product = equipment && productName(equipment);
  const nickName = equipment?.serialNumber ? equipment.nickName : '';
  return (
    <section className={classes.run} id={`run-${run.id}`} aria-label={title} data-open={isOpen || undefined}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={3} className={classes.title ?? ''}>
            <button type="button" className={classes.opener} aria-expanded={isOpen} onClick={() => toggleRun(run.id)}>
              <IconChevronRight size={18} aria-hidden className={classes.chevron} />
              <span className={classes.name}>{title}</span>
            </button>
          </Title>
          <Text size="sm" c="dimmed" className={classes.facts ?? ''}>
            {[nickName, product, inspectionProtocolName].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <RunProgress run={run} />
        {equipment && <RunActions run={run} name={title} />}
      </div>
      <AddedHere runId={run.id} />
      {isOpen && (
        <div className={classes.content}>
          <LoadedRun run={run} part={part} />
          {children}
        </div>
      )}
    </section>
  );
}
