import { withoutGroups } from '@assay/domain/measurements/numbers';
import { TextInput } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import { useTyping } from '../../../ui/form/use-typing.ts';
import type { RecordKey } from '../queue/records.ts';
import { useShown } from '../queue/use-queue.ts';
import { usePerforming } from './performing.ts';
import { RecordTroubles } from './RecordTroubles.tsx';
import { SavingMark } from './SavingMark.tsx';
import classes from './saved-field.module.css';

export interface SavedFieldProps {
  /** The key of the field. */
  of: RecordKey<'field'>;
  label: string;
  kind?: 'text' | 'prose' | 'email' | 'tel' | 'decimal' | 'moment';
  /** How high a prose is at least. */
  rows?: number;
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

/** One field of a visit, saved by itself. */
export function SavedField({ of: key, label, kind = 'text', rows = 3, description, note }: SavedFieldProps) {
  const { queue, disabled } = usePerforming();
  const text = useShown(queue, key)?.text;
  const fault = useSyncExternalStore(queue.subscribe, () => queue.faultOf(key));
  const typing = useTyping();
  if (typeof text !== 'string') return null;
  const isMoment = kind === 'moment';
  const shown = {
    label,
    ...(description && { description }),
    value: isMoment ? moment.shown(text) : text,
    maxLength: longest[kind],
    disabled,
    error: !typing.isTyping && fault,
    onBlur: () => {
      typing.end();
      const plain = kind === 'decimal' ? withoutGroups(text) : text;
      if (plain !== text) queue.change(key, { text: plain });
    },
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      typing.begin();
      queue.change(key, { text: isMoment ? moment.sent(value) : value });
    },
  };
  return (
    <div className={classes.field}>
      {kind === 'prose' ? (
        <ProseField {...shown} rows={rows} />
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
      <RecordTroubles of={key} words={{ labelOf: () => label, textOf: (_, value) => String(value) }} />
    </div>
  );
}
