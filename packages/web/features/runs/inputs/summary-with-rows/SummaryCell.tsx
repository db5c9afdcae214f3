import type { Band } from '@assay/domain/measurements/limits';
import { suggestedRating } from '@assay/domain/measurements/limits';
import { withoutGroups } from '@assay/domain/measurements/numbers';
import type { KeyboardType } from '@assay/domain/points/point-types';
import { VisuallyHidden } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { memo } from 'react';
import { RatingIcon, ratingName } from '../../RatingIcon.tsx';
import { t } from '../inputs.texts.ts';
import { asksNumber, fieldKind } from '../keyboard.ts';
import { numberTaps } from '../number-taps.ts';
import classes from './summary-table.module.css';

interface SummaryCellProps {
  rowId: string;
  fieldId: string;
  /** Where the keys find it. */
  x: number;
  y: number;
  label: string;
  /** Of its column, where the head of the table is not seen. */
  title: string;
  value: string;
  band: Band | undefined;
  keyboardType: KeyboardType;
  computed: boolean;
  disabled: boolean;
  /** Still as at the last visit. */
  isOld: boolean;
  onStillSame: ((cell: string) => void) | undefined;
  /** Whether its form is wrong. */
  isFault: boolean;
  /** The id of the note about the value below the table. */
  noteId: string | undefined;
  onFill: (rowId: string, fieldId: string, value: string) => void;
}

/** One value of a table; a key in another cell does not draw it again. */
export const SummaryCell = memo((props: SummaryCellProps) => {
  const { rowId, fieldId, x, y, label, title, value, band, keyboardType, computed, disabled } = props;
  const { isOld, onStillSame, isFault, noteId, onFill } = props;
  const sign = band && band !== 'ok' && (
    <span className={classes.sign}>
      <RatingIcon rating={ratingName(suggestedRating(band))} size={16} />
      <VisuallyHidden>{t(`${band}Short`)}</VisuallyHidden>
    </span>
  );
  if (computed)
    return (
      <td className={classes.computed} data-title={title}>
        <output aria-label={label}>{value}</output>
        {sign}
      </td>
    );
  return (
    <td data-title={title} data-old={isOld || undefined}>
      <input
        {...fieldKind(keyboardType, value)}
        name={`${rowId}/${fieldId}`}
        data-cell={`${y}/${x}`}
        className={classes.input}
        aria-label={label}
        aria-invalid={isFault || undefined}
        aria-describedby={noteId}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={200}
        value={value}
        disabled={disabled}
        onChange={(event) => onFill(rowId, fieldId, event.currentTarget.value)}
        {...numberTaps}
        onBlur={() => {
          const plain = asksNumber(keyboardType) ? withoutGroups(value) : value;
          if (plain !== value) onFill(rowId, fieldId, plain);
        }}
      />
      {sign}
      {isOld && disabled && <VisuallyHidden>{t('asAtLastVisit')}</VisuallyHidden>}
      {isOld && !disabled && onStillSame && (
        <button
          type="button"
          className={classes.keep}
          title={t('stillSame')}
          aria-label={t('stillSameCell', { cell: label })}
          onClick={() => onStillSame(`${rowId}/${fieldId}`)}
        >
          <IconHistory size={18} aria-hidden />
        </button>
      )}
    </td>
  );
});
