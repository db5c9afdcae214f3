import { Box, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { AskedSlip } from '../../runs/perform/AskedSlip.tsx';
import { useTypedField } from '../../runs/perform/use-typed-field.ts';
import { t } from './hours.texts.ts';
import { hoursSlip, keptHours, type LastHours, oddHoursText } from './odd-hours.ts';

interface HoursNoteProps {
  /** What was typed. */
  text: string;
  last: LastHours | undefined;
  /** Those that were questioned before, and kept. */
  kept: string;
  /** What the field and this note stand in. */
  place: RefObject<HTMLElement | null>;
  disabled?: boolean;
  onTake: (hours: string) => void;
  /** The person has looked at them, and they are right. */
  onKeep: (hours: string) => void;
}

/** What is odd about hours under load: a question where a comma puts them right, once their field is left; a hint otherwise. */
export function HoursNote({ text: typed, last, kept, place, disabled = false, onTake, onKeep }: HoursNoteProps) {
  // As it will be kept: a hint that came when the field is left would move what was tapped.
  const text = keptHours(typed);
  const isTyping = useTypedField(place) !== undefined;
  const isKept = kept === text;
  const odd = oddHoursText(text, last);
  const slip = disabled || isTyping || isKept ? undefined : hoursSlip(text, last);
  function typeAgain(): void {
    const field = place.current?.querySelector('input');
    field?.focus();
    field?.select();
  }
  return (
    <Box aria-live="polite" mt={slip ? 'xs' : 0}>
      {slip ? (
        <AskedSlip slip={slip} onTake={onTake} onAgain={typeAgain} onKeep={() => onKeep(slip.value)} />
      ) : (
        <Text size="sm" c="var(--assay-warning)" role="status">
          {odd && (isKept || disabled ? odd : t('checkHours', { odd }))}
        </Text>
      )}
    </Box>
  );
}
