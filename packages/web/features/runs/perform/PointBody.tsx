import { inEnglish } from '@assay/domain/protocols/in-language';
import { isLifted, type PointResult } from '@assay/domain/runs/result';
import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { faultText } from '../../../ui/fault-text.ts';
import { More } from '../../../ui/More.tsx';
import { PointDocuments } from '../../documents/PointDocuments.tsx';
import { MissingTranslation } from '../MissingTranslation.tsx';
import type { RecordKey } from '../queue/records.ts';
import { LastVisitCells } from './LastVisitCells.tsx';
import { LastVisitNote } from './LastVisitNote.tsx';
import { PointAnswer } from './PointAnswer.tsx';
import { PointJudgement } from './PointJudgement.tsx';
import { PointMarks } from './PointMarks.tsx';
import { resultWords } from './part-text.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import classes from './point-pane.module.css';
import { RecordTroubles } from './RecordTroubles.tsx';
import { RemovePoint } from './RemovePoint.tsx';
import type { RunModel } from './run-model.ts';
import { SampleField } from './SampleField.tsx';
import type { Step } from './use-run-state.ts';

/** Long instructions are folded away, so that the answer stays near. */
const longDescription = 400;

interface PointBodyProps {
  model: RunModel;
  step: Step;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
}

/** Everything that is asked for and found at a point, below its name. */
export function PointBody({ model, step, of: key, result }: PointBodyProps) {
  const { queue, disabled, isDraft, lastVisits } = usePerforming();
  const { at, warning, categoryId } = step;
  const { point } = at;
  const last = lastVisits.get(at.id);
  return (
    <Stack gap="md">
      {warning && <Alert color="yellow">{faultText(warning)}</Alert>}
      <RecordTroubles of={key} words={resultWords(at)} />
      <MissingTranslation point={inEnglish(point)} />
      {point.description.trim() !== '' && (
        <More title={t('description')} open={point.description.length <= longDescription}>
          <Text className={classes.description ?? ''}>{point.description}</Text>
        </More>
      )}
      <PointDocuments
        inspectionPointId={at.inspectionPointId}
        protocolId={categoryId === '' ? undefined : model.snapshot.protocolId}
      />
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
      <LastVisitCells point={point} of={key} result={result} />
      {isLifted(result) && <Text c="dimmed">{t('skipped')}</Text>}
      <div className={classes.answer}>
        <PointAnswer at={at} of={key} result={result} product={model.product} />
        {last && <LastVisitNote point={point} visit={last} />}
      </div>
      <PointJudgement at={at} of={key} result={result} />
      <PointMarks at={at} of={key} result={result} />
      {categoryId === '' && !disabled && !isDraft && (
        <RemovePoint runId={model.runId} pointId={at.id} name={point.name} />
      )}
    </Stack>
  );
}
