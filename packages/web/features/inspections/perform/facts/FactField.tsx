import type { InspectionField } from '@assay/domain/inspections/inspection';
import { TextInput } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ProseField } from '../../../../ui/form/ProseField.tsx';
import { useTyping } from '../../../../ui/form/use-typing.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import { useShown } from '../../../runs/queue/use-queue.ts';
import { fieldKey } from '../inspection-states.ts';
import classes from './fact-field.module.css';
import { t } from './facts.texts.ts';

interface FactFieldProps {
  field: InspectionField;
  kind?: 'text' | 'prose' | 'email' | 'tel' | 'decimal' | 'moment';
  description?: string | undefined;
  /** What else is shown about what was typed. */
  note?: ReactNode;
}

const longest = { prose: 10_000, text: 200, email: 254, tel: 50, decimal: 20, moment: 30 } as const;

/** A moment as a field for date and time holds it; all moments are UTC. */
const moment = {
  shown: (iso: string): string => iso.slice(0, 16),
  sent: (typed: string): string => (typed === '' ? '' : new Date(`${typed}Z`).toISOString()),
};

/** One field of an inspection, saved by itself. */
export function FactField({ field, kind = 'text', description, note }: FactFieldProps) {
  const { queue, disabled } = usePerforming();
  const key = fieldKey(field);
  const text = useShown(queue, key)?.text;
  const fault = useSyncExternalStore(queue.subscribe, () => queue.faultOf(key));
  const typing = useTyping();
  if (typeof text !== 'string') return null;
  const isMoment = kind === 'moment';
  const shown = {
    label: t(field),
    ...(description && { description }),
    value: isMoment ? moment.shown(text) : text,
    maxLength: longest[kind],
    disabled,
    error: !typing.isTyping && fault,
    onBlur: typing.end,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      typing.begin();
      queue.change(key, { text: isMoment ? moment.sent(value) : value });
    },
  };
  return (
    <div className={classes.field}>
      {kind === 'prose' ? (
        <ProseField {...shown} rows={3} />
      ) : (
        <TextInput
          {...shown}
          {...(isMoment && { type: 'datetime-local' })}
          {...(kind === 'email' && { type: 'email' })}
          {...(kind === 'tel' && { type: 'tel' })}
          {...(kind === 'decimal' && { inputMode: 'decimal' as const })}
        />
      )}
      {note}
      {!disabled && (
        <div className={classes.mark}>
          <SavingMark of={key} />
        </div>
      )}
      <RecordTroubles of={key} words={{ labelOf: () => t(field), textOf: (_, value) => String(value) }} />
    </div>
  );
}
