import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { cellsOfLastVisit } from '@assay/domain/runs/last-visit-cells';
import { isOfLastVisit, isUntouched, type PointResult } from '@assay/domain/runs/result';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { RecordKey } from '../queue/records.ts';
import { cellWords } from './cell-words.ts';
import classes from './last-visit-note.module.css';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';

interface LastVisitCellsProps {
  point: FrozenPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
}

/** What was taken over from the last visit and is still to be confirmed or changed: all of it in one tap, or one by one. */
export function LastVisitCells({ point, of: key, result }: LastVisitCellsProps) {
  const { queue, disabled } = usePerforming();
  if (!isOfLastVisit(result) || isUntouched(result)) return null;
  const cells = cellsOfLastVisit(point, result);
  const confirm = (left: string[]) => queue.change(key, { prefilled: false, prefilledCells: left });
  // The cells of a table are confirmed where they stand.
  const listed = disabled || point.type === 'SummaryWithRows' ? [] : cells;
  const { labelOf } = cellWords(point);
  return (
    <Alert aria-label={t('prefilledTitle')} className={classes.prefilled ?? ''}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <div>
            <Text size="sm" fw={600}>
              {t('prefilledTitle')}
            </Text>
            {cells.length > 0 ? (
              <Text size="sm">{t('prefilledCells', { count: cells.length })}</Text>
            ) : (
              <Text size="sm" className={classes.hint ?? ''}>
                {t('prefilledText')}
              </Text>
            )}
          </div>
          {!disabled && (
            <Button variant="default" className={classes.confirm ?? ''} onClick={() => confirm([])}>
              {t(cells.length > 0 ? 'confirmAll' : 'confirm')}
            </Button>
          )}
        </Group>
        {listed.length > 0 && (
          <ul className={classes.cells} aria-label={t('prefilledList')}>
            {listed.map((cell) => (
              <li key={cell} className={classes.cell}>
                <Text size="sm">{labelOf(cell)}</Text>
                <Button
                  variant="subtle"
                  aria-label={t('confirmCellLabel', { cell: labelOf(cell) })}
                  onClick={() => confirm(cells.filter((one) => one !== cell))}
                >
                  {t('confirmCell')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Alert>
  );
}
