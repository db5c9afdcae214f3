import { inEnglish } from '@assay/domain/protocols/in-language';
import type { PointResult } from '@assay/domain/runs/result';
import { Alert, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { faultText } from '../../../ui/fault-text.ts';
import { PointDocuments } from '../../documents/PointDocuments.tsx';
import { enterLeads } from '../inputs/enter-leads.ts';
import { MissingTranslation } from '../MissingTranslation.tsx';
import type { RecordKey } from '../queue/records.ts';
import { FindingLink } from './FindingLink.tsx';
import { LastVisitCells } from './LastVisitCells.tsx';
import { LastVisitNote } from './LastVisitNote.tsx';
import { useMovingOn } from './moving-on.ts';
import { PointAnswer } from './PointAnswer.tsx';
import { PointExtras } from './PointExtras.tsx';
import { PointInstruction } from './PointInstruction.tsx';
import { PointMarks } from './PointMarks.tsx';
import { PointRating } from './PointRating.tsx';
import { resultWords } from './part-text.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import classes from './point-pane.module.css';
import { RecordTroubles } from './RecordTroubles.tsx';
import { RemovePoint } from './RemovePoint.tsx';
import type { RunModel } from './run-model.ts';
import { SampleField } from './SampleField.tsx';
import { SlipQuestion } from './SlipQuestion.tsx';
import type { Step } from './use-run-state.ts';
import { useTypedField } from './use-typed-field.ts';

interface PointBodyProps {
  model: RunModel;
  step: Step;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  /** The rating stands elsewhere, in reach of the thumb. */
  ratedElsewhere?: boolean;
  /** Said above the ratings, with what a bad one leads to. */
  line?: ReactNode;
  /** Stands right below the ratings: what a rating asks for unfolds below it, and moves neither. */
  onward?: ReactNode;
}

/** Everything that is asked for and found at a point, below its name. */
export function PointBody(props: PointBodyProps) {
  const { model, step, of: key, result, ratedElsewhere = false, line, onward } = props;
  const { queue, disabled, isDraft, lastVisits, besides } = usePerforming();
  const moving = useMovingOn();
  const { at, warning, categoryId } = step;
  const { point } = at;
  const last = lastVisits.get(at.id);
  const answer = useRef<HTMLDivElement>(null);
  const typed = useTypedField(answer);
  return (
    <Stack gap="sm">
      {warning && <Alert color="yellow">{faultText(warning)}</Alert>}
      <RecordTroubles of={key} words={resultWords(at)} />
      <MissingTranslation point={inEnglish(point)} />
      <PointInstruction text={point.description} />
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
      <Stack gap="sm" data-fields onKeyDown={(event) => enterLeads(event, moving.on)}>
        {at.sampleIdIndex !== null && <SampleField runId={model.runId} number={at.sampleIdIndex} />}
        {besides?.at(at.id)}
        {last && <LastVisitNote point={point} visit={last} />}
        <LastVisitCells point={point} of={key} result={result} />
        <div ref={answer} className={classes.answer} data-prefilled={result.prefilled || undefined}>
          <PointAnswer at={at} of={key} result={result} product={model.product} />
        </div>
      </Stack>
      <SlipQuestion at={at} of={key} result={result} product={model.product} answer={answer} typed={typed} />
      {line}
      {!ratedElsewhere && <PointRating at={at} of={key} result={result} product={model.product} />}
      {onward}
      <PointMarks at={at} of={key} result={result} product={model.product} typed={typed} />
      <FindingLink
        step={step}
        of={key}
        result={result}
        product={model.product}
        offers={!ratedElsewhere && line === undefined}
      />
      <PointExtras at={at} of={key} result={result} />
      <PointDocuments
        inspectionPointId={at.inspectionPointId}
        protocolId={categoryId === '' ? undefined : model.snapshot.protocolId}
      />
      {categoryId === '' && !disabled && !isDraft && (
        <RemovePoint runId={model.runId} pointId={at.id} name={point.name} />
      )}
    </Stack>
  );
}
