import { useRef } from 'react';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { useShown } from '../../../runs/queue/use-queue.ts';
import { HoursNote } from '../../hours/HoursNote.tsx';
import { type LastHours, lastHoursText } from '../../hours/odd-hours.ts';
import { fieldKey } from '../inspection-states.ts';
import { FactField } from './FactField.tsx';

const key = fieldKey('loadedHours');
const keptKey = fieldKey('keptHours');

/** The hours under load, beside those that were read the last time. */
export function HoursField({ last }: { last: LastHours }) {
  const { queue, disabled } = usePerforming();
  const text = String(useShown(queue, key)?.text ?? '');
  const kept = String(useShown(queue, keptKey)?.text ?? '');
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <FactField
        field="loadedHours"
        kind="decimal"
        description={lastHoursText(last)}
        note={
          <HoursNote
            text={text}
            last={last}
            kept={kept}
            place={place}
            disabled={disabled}
            onTake={(hours) => queue.change(key, { text: hours })}
            onKeep={(hours) => queue.change(keptKey, { text: hours })}
          />
        }
      />
    </div>
  );
}
