import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { ProseField } from '../../../../ui/form/ProseField.tsx';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import type { RecordKey } from '../../../runs/queue/records.ts';
import { useShown } from '../../../runs/queue/use-queue.ts';
import classes from './action-points.module.css';
import { t } from './action-points.texts.ts';

interface ActionPointProps {
  /** The key of the action point. */
  of: RecordKey<'suggestion'>;
  name: string;
  /** It was just added. */
  takesFocus: boolean;
}

/** One action point: its text saves itself; one that says something is deleted after a question. */
export function ActionPoint({ of: key, name, takesFocus }: ActionPointProps) {
  const { queue, disabled } = usePerforming();
  const text = useShown(queue, key)?.text;
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  if (text === undefined) return null;
  const remove = () => queue.remove(key);
  return (
    <div className={classes.point}>
      <div className={classes.line}>
        <ProseField
          ref={field}
          data-record={key}
          className={classes.text ?? ''}
          rows={1}
          aria-label={name}
          value={text}
          maxLength={4_000}
          disabled={disabled}
          onChange={(event) => queue.change(key, { text: event.currentTarget.value })}
        />
        {!disabled && (
          <RowAction
            label={t('remove', { name })}
            icon={IconTrash}
            destructive
            onClick={() => (text.trim() === '' ? remove() : setAsking(true))}
          />
        )}
      </div>
      <SavingMark of={key} />
      <RecordTroubles of={key} words={{ labelOf: () => name, textOf: (_, value) => String(value) }} />
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={text}
          confirm={t('removeConfirm')}
          destructive
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
