import { newRangeValue } from '@assay/domain/points/new-parts';
import type { RangeValue } from '@assay/domain/points/parts';
import { Checkbox } from '@mantine/core';
import { t } from './blocks.texts.ts';
import classes from './follow-up-field.module.css';
import { RangeValueFields } from './RangeValueFields.tsx';

interface FollowUpFieldProps {
  value: RangeValue | null;
  onChange: (value: RangeValue | null) => void;
}

/** The value that an option asks for when it is chosen. */
export const FollowUpField = ({ value, onChange }: FollowUpFieldProps) => (
  <>
    <Checkbox
      label={t('asksValue')}
      checked={value !== null}
      onChange={(event) => onChange(event.currentTarget.checked ? newRangeValue(0) : null)}
    />
    {value && (
      <fieldset className={classes.followUp} aria-label={t('followUp')}>
        <RangeValueFields
          part={value}
          change={(_, change) => onChange({ ...value, ...(typeof change === 'function' ? change(value) : change) })}
        />
      </fieldset>
    )}
  </>
);
