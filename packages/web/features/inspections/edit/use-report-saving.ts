import type { InspectionEdit } from '@assay/contract/inspection-edits';
import { newId } from '@assay/domain/id';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { MissingLine } from '../../runs/check/missing-line.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import type { RecordKey } from '../../runs/queue/records.ts';
import { takeOver } from '../perform/inspection-states.ts';
import { submitCheck } from '../perform/use-submit-check.ts';
import type { SavingChoices } from './ConfirmSavingDialog.tsx';
import { useSaveReport } from './edit.queries.ts';
import { t } from './edit.texts.ts';
import { writtenIn } from './edit-body.ts';
import { lineAt, placedFaults } from './fault-lines.ts';

/** Why a report cannot be saved as it stands, with the way to each place. */
export interface SavingTrouble {
  text?: string;
  lines?: { title: string; lines: MissingLine[] };
}

interface Work {
  queue: FieldQueue;
  models: readonly RunModel[];
}

/** What is in the way of saving, as far as the screen can tell. */
function troubleIn(work: Work): SavingTrouble | undefined {
  const { queue, models } = work;
  const entries = queue.entries();
  if (entries.some(({ operation }) => operation === 'upload')) return { text: t('uploads') };
  const lines = entries.filter(({ state }) => state === 'conflict').map(({ key }) => lineAt(work, key, ''));
  if (lines.length > 0) return { lines: { title: t('conflicts', { count: lines.length }), lines } };
  const wrong = entries.flatMap(({ key }) => {
    const fault = queue.faultOf(key);
    return fault ? [lineAt(work, key, fault)] : [];
  });
  if (wrong.length > 0) return { lines: { title: t('wrong', { count: wrong.length }), lines: wrong } };
  const { missing } = submitCheck(models);
  return missing.length > 0 ? { lines: { title: t('missing', { count: missing.length }), lines: missing } } : undefined;
}

/** A save of the editor: requested, confirmed, on its way; one that fails leaves everything as it was typed. */
export function useReportSaving(opened: InspectionEdit, work: Work, onSaved: (saved: InspectionEdit) => void) {
  const { queue, models } = work;
  const [step, setStep] = useState<'editing' | 'confirming' | 'sending'>('editing');
  const [known, setKnown] = useState(opened);
  const [trouble, setTrouble] = useState<SavingTrouble>();
  const [failure, setFailure] = useState<Error | null>(null);
  const [choices, setChoices] = useState<SavingChoices>();
  const sent = useRef({ text: '', key: '' });
  const isSaved = useRef(false);
  const save = useSaveReport(opened.id);

  function ask(): void {
    queue.retry();
    setFailure(null);
    const found = troubleIn(work);
    setTrouble(found);
    if (!found) setStep('confirming');
  }

  function failed(error: Error, keyAt: (path: string) => RecordKey | undefined): void {
    const { status = 0, errors = [], current } = error instanceof ApiError ? error : {};
    const faults = placedFaults(errors, keyAt, work);
    if (status === 412 && current) {
      takeOver(queue, current as InspectionEdit);
      setKnown(current as InspectionEdit);
      setTrouble({ text: t('conflict') });
    } else if (faults.length > 0) {
      for (const { key, message } of faults) queue.refuse(key, message);
      const lines = faults.map(({ key, message }) => lineAt(work, key, message));
      setTrouble({ lines: { title: t('wrong', { count: lines.length }), lines } });
    }
    const isPlaced = status === 412 || faults.length > 0;
    setFailure(isPlaced ? null : error);
    setStep(isPlaced ? 'editing' : 'confirming');
  }

  function send(chosen: SavingChoices): void {
    const { lang, ...answers } = chosen;
    const { body, keyAt } = writtenIn(
      queue,
      models.map(({ runId }) => runId),
    );
    const request = { body: { ...body, ...answers }, lang, revision: known.revision };
    const text = JSON.stringify(request);
    if (sent.current.text !== text) sent.current = { text, key: newId() };
    setChoices(chosen);
    setStep('sending');
    save.mutate(
      { ...request, key: sent.current.key },
      {
        onSuccess: (saved) => {
          isSaved.current = true;
          onSaved(saved);
        },
        onError: (error) => failed(error, keyAt),
      },
    );
  }

  return {
    step,
    trouble,
    failure,
    choices,
    /** What the next save is based on. */
    known,
    ask,
    send,
    cancel: () => setStep('editing'),
    /** Whether leaving would lose anything. */
    isDirty: () => !isSaved.current && queue.totals().waiting > 0,
  };
}
