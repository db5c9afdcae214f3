import { entryRule } from '@assay/domain/points/entry-rule';
import type { RangeValue } from '@assay/domain/points/parts';
import type { OptionAnswer } from '@assay/domain/points/results';
import type { CommonSettings } from '@assay/domain/points/settings';
import type { Rating } from '@assay/domain/ratings';
import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { FieldSet } from '../../../ui/FieldSet.tsx';
import { RatingIcon, ratingName } from '../RatingIcon.tsx';
import { AnswerField } from './AnswerField.tsx';
import { t } from './inputs.texts.ts';
import classes from './option-boxes.module.css';

export interface AnswerOption {
  id: string;
  title: string;
  followUpRangeValue: RangeValue | null;
  /** What choosing it rates the point. */
  rating?: Rating | undefined;
  /** What choosing it does besides, in words. */
  effect?: string;
  /** What it puts into the comment: nobody sends words that they have not seen. */
  comment?: string;
}

interface OptionBoxesProps {
  legend: string;
  point: CommonSettings;
  options: readonly AnswerOption[];
  chosen: readonly string[];
  /** Any number of them, else one at most. */
  several: boolean;
  followUps: readonly OptionAnswer[];
  disabled: boolean;
  onToggle: (id: string) => void;
  onClear: () => void;
  onFollowUp: (optionId: string, value: string) => void;
}

/** Few options are large: a gloved thumb hits them without looking. */
function sizeOf(count: number): 'large' | 'middle' | 'small' {
  if (count <= 2) return 'large';
  return count <= 4 ? 'middle' : 'small';
}

/** Options to choose from; what a chosen one asks for appears below it. */
export function OptionBoxes(props: OptionBoxesProps) {
  const { legend, point, options, chosen, several, followUps, disabled, onToggle, onClear, onFollowUp } = props;
  const name = useId();
  const rates = options.some(({ rating }) => rating !== undefined);
  return (
    <FieldSet legend={legend} disabled={disabled}>
      {options.length === 0 && <Text c="dimmed">{t('noOptions')}</Text>}
      {options.map(({ id, title, followUpRangeValue: followUp, rating, effect, comment }) => (
        <div key={id} className={classes.option}>
          <label
            className={classes.box}
            data-size={sizeOf(options.length)}
            data-rating={rating === undefined ? undefined : ratingName(rating)}
            data-beside={(rates && rating === undefined) || undefined}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(id)}
              onChange={() => onToggle(id)}
            />
            {rating !== undefined && (
              <span className={classes.sign}>
                <RatingIcon rating={ratingName(rating)} size={28} />
              </span>
            )}
            <span className={classes.words}>
              <span>{title || t('untitled')}</span>
              {effect && (
                <span className={classes.effect} aria-hidden>
                  {effect}
                </span>
              )}
              {comment && (
                <span className={`${classes.effect} ${classes.comment}`} aria-hidden>
                  {t('optionComment', { comment })}
                </span>
              )}
            </span>
          </label>
          {followUp && chosen.includes(id) && (
            <div className={classes.followUp}>
              <AnswerField
                id={id}
                label={followUp.title || t('value')}
                value={followUps.find(({ optionId }) => optionId === id)?.value ?? ''}
                onAnswer={onFollowUp}
                keyboardType={followUp.keyboardType || point.keyboardType}
                {...entryRule(point, {
                  pattern: followUp.inputValidationRegexp,
                  consequence: followUp.validationConsequence,
                })}
                disabled={disabled}
              />
            </div>
          )}
        </div>
      ))}
      {!several && !disabled && (
        <div className={classes.clear}>
          {chosen.length > 0 && (
            <Button variant="subtle" onClick={onClear}>
              {t('clearChoice')}
            </Button>
          )}
        </div>
      )}
    </FieldSet>
  );
}
