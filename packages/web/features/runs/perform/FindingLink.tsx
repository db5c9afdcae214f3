import type { Product } from '@assay/domain/measurements/limits';
import { needsAttention } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';
import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { RecordKey } from '../queue/records.ts';
import { useQueueVersion } from '../queue/use-queue.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { pointFinding } from './point-finding.ts';
import classes from './point-pane.module.css';
import { revealTrouble } from './reveal-trouble.ts';
import type { Step } from './use-run-state.ts';

interface FindingLinkProps {
  step: Pick<Step, 'at' | 'number'>;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  product: Product;
  /** Offers to make one of a bad point; absent where the line above the ratings does. */
  offers?: boolean;
}

/** What there is to do about a point, and the way to it. */
export function FindingLink({ step, of: key, result, product, offers = false }: FindingLinkProps) {
  const { queue, findings, disabled } = usePerforming();
  useQueueVersion(queue);
  if (!findings) return null;
  const { at } = step;
  const made = findings.of(key, result.nameOverride.trim() || at.point.name);
  if (made)
    return (
      <TextLink
        to="."
        // It brings itself into view.
        resetScroll={!made.shows}
        search={((before: object) => ({ ...before, ...made.place })) as never}
        className={classes.finding ?? ''}
        onClick={() => made.shows && revealTrouble(made.shows)}
      >
        <IconFlag size={18} aria-hidden className={classes.flag} />
        {t(`made_${findings.kind}`, { title: made.title })}
      </TextLink>
    );
  if (!offers || disabled || !needsAttention(result.rating)) return null;
  return (
    <Button
      variant="default"
      className={classes.make ?? ''}
      leftSection={<IconFlag size={18} aria-hidden />}
      onClick={() => findings.make(pointFinding(step, result, key, product))}
    >
      {t(`make_${findings.kind}`)}
    </Button>
  );
}
