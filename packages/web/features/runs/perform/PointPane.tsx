import { isLifted, isUntouched } from '@assay/domain/runs/result';
import { resultOf } from '@assay/domain/runs/wire-result';
import { Alert, Badge, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { faultText } from '../../../ui/fault-text.ts';
import { More } from '../../../ui/More.tsx';
import { keyOf } from '../queue/records.ts';
import { useShown } from '../queue/use-queue.ts';
import { LastVisitNote } from './LastVisitNote.tsx';
import { PointAnswer } from './PointAnswer.tsx';
import { PointJudgement } from './PointJudgement.tsx';
import { resultWords } from './part-text.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import classes from './point-pane.module.css';
import { RecordTroubles } from './RecordTroubles.tsx';
import { RemovePoint } from './RemovePoint.tsx';
import type { RunModel } from './run-model.ts';
import { SampleField } from './SampleField.tsx';
import { SavingMark } from './SavingMark.tsx';
import type { Step } from './use-run-state.ts';

/** Long instructions are folded away, so that the answer stays near. */
const longDescription = 400;

interface PointPaneProps {
  model: RunModel;
  step: Step;
  /** The inspector has just stepped here: it begins at its top, also for those who hear it. */
  takesFocus: boolean;
}

/** Steps are made anew with every change; what they say is mostly the same. */
const samePane = (one: PointPaneProps, other: PointPaneProps): boolean =>
  one.model === other.model &&
  one.takesFocus === other.takesFocus &&
  one.step.at === other.step.at &&
  one.step.warning?.code === other.step.warning?.code;

/** Of a point that was taken away meanwhile. */
const noResult = keyOf('result');

/** One point with everything that is found at it. */
export const PointPane = memo(({ model, step, takesFocus }: PointPaneProps) => {
  const { queue, disabled, isDraft, lastVisits } = usePerforming();
  const { at, number, warning, categoryId } = step;
  const { point } = at;
  const key = model.keyOf(at.id) ?? noResult;
  const parts = useShown(queue, key);
  const result = useMemo(() => parts && resultOf(point, parts), [point, parts]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  if (!result) return null;
  const last = lastVisits.get(at.id);
  const category = model.snapshot.categories.find(({ id }) => id === categoryId);
  const place = [category?.title, category?.subcategoryTitles[at.subcategoryTitleIndex ?? -1]].filter(Boolean);
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="point-title">
      <Stack gap="md">
        <div>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm" c="dimmed" className={classes.place ?? ''}>
              {[t('number', { number }), ...place].join(' · ')}
            </Text>
            <SavingMark of={key} />
          </Group>
          <Group gap="sm">
            <Title order={2} id="point-title" tabIndex={-1} ref={title} className={classes.name ?? ''}>
              {result.nameOverride.trim() || point.name}
            </Title>
            {at.optional && <Badge variant="light">{t('optional')}</Badge>}
          </Group>
        </div>
        {warning && <Alert color="yellow">{faultText(warning)}</Alert>}
        <RecordTroubles of={key} words={resultWords(at)} />
        {point.description.trim() !== '' && (
          <More title={t('description')} open={point.description.length <= longDescription}>
            <Text className={classes.description ?? ''}>{point.description}</Text>
          </More>
        )}
        {point.nameOverridable && (
          <TextInput
            label={t('nameOverride')}
            description={t('nameHint', { name: point.name })}
            value={result.nameOverride}
            maxLength={300}
            disabled={disabled}
            onChange={(event) => queue.change(key, { nameOverride: event.currentTarget.value })}
          />
        )}
        {at.sampleIdIndex !== null && <SampleField runId={model.runId} number={at.sampleIdIndex} />}
        {result.prefilled && !isUntouched(result) && (
          <Alert title={t('prefilledTitle')}>
            <Group justify="space-between" gap="sm">
              <Text size="sm">{t('prefilledText')}</Text>
              {!disabled && (
                <Button
                  variant="default"
                  onClick={() => queue.change(key, { prefilled: false, comment: result.comment })}
                >
                  {t('confirm')}
                </Button>
              )}
            </Group>
          </Alert>
        )}
        {isLifted(result) && <Text c="dimmed">{t('skipped')}</Text>}
        <div className={classes.answer}>
          <PointAnswer at={at} of={key} result={result} product={model.product} />
          {last && <LastVisitNote point={point} visit={last} />}
        </div>
        <PointJudgement at={at} of={key} result={result} />
        {categoryId === '' && !disabled && !isDraft && (
          <RemovePoint runId={model.runId} pointId={at.id} name={point.name} />
        )}
      </Stack>
    </Paper>
  );
}, samePane);
