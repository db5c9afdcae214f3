import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';
import classes from './chosen-list.module.css';
import { t } from './picker.texts.ts';

interface ChosenListProps {
  label: string;
  values: readonly Choice[];
  disabled?: boolean;
  onRemove: (id: string) => void;
  /** The field that adds to them. */
  children: ReactNode;
}

/** Several choices below the field that adds to them, each of which can be taken away again. */
export const ChosenList = ({ label, values, disabled = false, onRemove, children }: ChosenListProps) => (
  <div className={classes.root}>
    {children}
    {values.length > 0 && (
      <ul className={classes.chosen} aria-label={label}>
        {values.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <CloseButton
              size="2.75rem"
              iconSize={18}
              disabled={disabled}
              aria-label={t('remove', { name })}
              onClick={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
    )}
  </div>
);
