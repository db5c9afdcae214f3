import type { SimilarOption } from '@assay/contract/points/option-batches';
import { Checkbox } from '@mantine/core';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { t } from './batch.texts.ts';
import classes from './batch-update.module.css';

interface SimilarOptionLineProps {
  entry: SimilarOption;
  checked: boolean;
  onToggle: (id: string) => void;
}

/** One option of another point: where it is, and whether it is chosen. */
export const SimilarOptionLine = ({ entry, checked, onToggle }: SimilarOptionLineProps) => {
  const { option, dropdownName, inspectionPointName, pending } = entry;
  return (
    <li>
      <Tooltip label={t('locked')} disabled={!pending} multiline maw="20rem">
        <div>
          <Checkbox
            checked={checked}
            disabled={pending}
            onChange={() => onToggle(option.id)}
            label={
              <span className={classes.entry}>
                <span className={classes.point}>{inspectionPointName}</span>
                <span>{dropdownName}</span>
                <span className={classes.option}>{option.name}</span>
              </span>
            }
            {...(pending && { description: t('locked') })}
          />
        </div>
      </Tooltip>
    </li>
  );
};
