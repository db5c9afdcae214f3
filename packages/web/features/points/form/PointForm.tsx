import type { InspectionPoint } from '@assay/contract/points/point';
import { type PointType, pointTypeOf } from '@assay/domain/points/point-types';
import { newPoint } from '@assay/domain/points/rules';
import { Alert, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { useGrowing } from '../../../ui/use-growing.ts';
import { ApplicabilityBlock } from '../blocks/ApplicabilityBlock.tsx';
import { NamesBlock } from '../blocks/NamesBlock.tsx';
import { GeneralSettings, SettingsBlock } from '../blocks/SettingsBlock.tsx';
import { type Blocks, contents } from '../contents/contents.ts';
import { leavesPoint } from '../point-address.ts';
import { useSavePoint } from '../points.queries.ts';
import { PointPreview } from '../preview/PointPreview.tsx';
import { DocumentsBlock } from './DocumentsBlock.tsx';
import { FormNotes } from './FormNotes.tsx';
import { t } from './form.texts.ts';
import { PointButtons } from './PointButtons.tsx';
import { PointConflictDialog } from './PointConflictDialog.tsx';
import { PointProtocols } from './PointProtocols.tsx';
import { draftOf, generalFieldsOf, inputOf } from './point-draft.ts';
import { faultLines } from './point-faults.ts';
import classes from './point-form.module.css';
import { PointFormContext } from './point-form-context.ts';
import { usePointDocuments } from './use-point-documents.ts';
import { usePointForm } from './use-point-form.ts';

interface PointFormProps {
  /** The point that is changed; absent for a new one. */
  point?: InspectionPoint;
  type: PointType;
  /** It was there a moment ago: drawing it in pieces would move what the author looks at. */
  atOnce?: boolean;
  /** The point was saved, or deleted, when there is none. */
  onDone: (saved?: InspectionPoint) => void;
  /** Another point takes its place. */
  onChoose: (id: string) => void;
}

const shared: Blocks = { applicability: ApplicabilityBlock, settings: SettingsBlock };
const alone: Blocks = { settings: GeneralSettings };

/** Edits a point of any type, beside what the inspector will see of it. */
export function PointForm({ point, type, atOnce = false, onDone, onChoose }: PointFormProps) {
  const parts = contents[pointTypeOf(type) ?? 'Summary'];
  const isReadOnly = point !== undefined && !point.editable;
  const documents = usePointDocuments(point?.documents);
  const form = usePointForm({
    known: point,
    begin: () => (point ? draftOf(point) : newPoint(type)),
    inputOf: parts ? inputOf : generalFieldsOf,
    save: useSavePoint(parts ? 'whole' : 'generalFields', documents.changes),
    documents,
    onSaved: (saved) => {
      notifySuccess(t(point ? 'saved' : 'created', { name: saved.name }));
      onDone(saved);
    },
    isReadOnly,
  });
  const { conflict } = form;
  const blocks = Object.entries(parts ? { names: NamesBlock, ...parts, ...shared } : alone);
  const drawn = useGrowing(blocks.length, atOnce ? blocks.length + 1 : 1);

  return (
    <PointFormContext value={form.state}>
      <div className={classes.sides}>
        {/* Enter in a field must not save a form of this length: the button does. */}
        <form className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
          {isReadOnly && (
            <Alert icon={<IconLock aria-hidden />} color="gray">
              {t('notYours')}
            </Alert>
          )}
          {!parts && <Text c="dimmed">{t('generalOnly', { type })}</Text>}
          <fieldset className={classes.blocks} disabled={isReadOnly}>
            {blocks.slice(0, drawn).map(([name, Block]) => (
              <Block key={name} />
            ))}
            {parts && drawn > blocks.length && <DocumentsBlock documents={documents} isReadOnly={isReadOnly} />}
          </fieldset>
          {point && drawn > blocks.length && <PointProtocols pointId={point.id} />}
          {form.failure && <ErrorPanel title={t('saveFailed')} error={form.failure} more={t('kept')} />}
          <FormButtons>
            {parts && !isReadOnly && <FormNotes />}
            <PointButtons
              {...(point && { point })}
              form={form}
              alwaysValid={!parts}
              onDeleted={() => onDone()}
              onDuplicated={onChoose}
            />
          </FormButtons>
          <LeaveGuard
            isDirty={form.isDirty}
            leaves={leavesPoint}
            save={(after) =>
              parts && faultLines(form.state.draft.get(), point) !== '' ? after.refused() : form.send(after)
            }
          />
        </form>
        {drawn > blocks.length && <PointPreview saved={point} />}
      </div>
      {conflict && (
        <PointConflictDialog
          base={conflict.base}
          mine={form.state.draft.get()}
          theirs={conflict.theirs}
          busy={form.busy}
          onSave={conflict.choose}
          onBack={conflict.back}
        />
      )}
    </PointFormContext>
  );
}
