import type { Band } from '@assay/domain/measurements/limits';
import type { KeyboardType } from '@assay/domain/points/point-types';
import { suggestedRating } from '@assay/domain/ratings';
import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { RatingIcon, ratingName } from '../../RatingIcon.tsx';
import { t } from '../inputs.texts.ts';
import { fieldKind } from '../keyboard.ts';
import classes from './summary-table.module.css';

interface SummaryCellProps {
  rowId: string;
  fieldId: string;
  /** Where the keys find it. */
  x: number;
  y: number;
  label: string;
  value: string;
  band: Band | undefined;
  keyboardType: KeyboardType;
  computed: boolean;
  disabled: boolean;
  /** Whether its form is wrong. */
  isFault: boolean;
  /** The id of the note about the value below the table. */
  noteId: string | undefined;
  onFill: (rowId: string, fieldId: string, value: string) => void;
}

/** One value of a table; a key in another cell does not draw it again. */
export const SummaryCell = memo((props: SummaryCellProps) => {
  const { rowId, fieldId, x, y, label, value, band, keyboardType, computed, disabled, isFault, noteId, onFill } = props;
  const sign = band && band !== 'ok' && (
    <span className={classes.sign}>
      <RatingIcon rating={ratingName(suggestedRating(band))} size={16} />
      <VisuallyHidden>{t(`${band}Short`)}</VisuallyHidden>
    </span>
  );
  if (computed)
    return (
      <td className={classes.computed}>
        <output aria-label={label}>{value}</output>
        {sign}
      </td>
    );
  return (
    <td>
      <input
        {...fieldKind(keyboardType, value)}
        data-cell={`${y}/${x}`}
        className={classes.input}
        aria-label={label}
        aria-invalid={isFault || undefined}
        aria-describedby={noteId}
        autoComplete="off"
        maxLength={200}
        value={value}
        disabled={disabled}
        onChange={(event) => onFill(rowId, fieldId, event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      {sign}
    </td>
  );
});
