import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { OptionGroup } from '@assay/domain/points/parts';
import type { OptionAnswer } from '@assay/domain/points/results';
import type { CommonSettings } from '@assay/domain/points/settings';
import { type Rating, ratings } from '@assay/domain/ratings';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { t } from '../inputs.texts.ts';
import { OptionBoxes } from '../OptionBoxes.tsx';

interface RadioResult {
  selection: string | null;
  followUps: OptionAnswer[];
}

interface RadioAnswerProps<R extends RadioResult> {
  point: CommonSettings & { optionGroup: OptionGroup | null };
  result: R;
  rating: Rating;
  comment: string;
  disabled: boolean;
  onChange: (change: (result: R) => R) => void;
  onRating: (rating: Rating) => void;
  onComment: (comment: string) => void;
}

/** One option of a group: its default comment goes into the comment, over another one only when that is confirmed, and leaves when it is cleared. */
export function RadioAnswer<R extends RadioResult>(props: RadioAnswerProps<R>) {
  const { point, result, rating, comment, disabled, onChange, onRating, onComment } = props;
  const [offered, setOffered] = useState<string>();
  const options = inIndexOrder(point.optionGroup?.options ?? []).filter(({ name }) => name.trim() !== '');
  const isNotApplicable = rating === ratings.NotApplicable;

  const select = (selection: string | null) => onChange((before) => ({ ...before, selection, followUps: [] }));

  const commentOf = (id: string | null) => options.find((option) => option.id === id)?.defaultComment ?? '';

  function clear(): void {
    select(null);
    if (comment !== '' && comment === commentOf(result.selection)) onComment('');
  }

  function choose(id: string): void {
    select(id);
    if (isNotApplicable) onRating(ratings.NotSet);
    const given = commentOf(id);
    // An option without words of its own has nothing to put in place of what is written.
    if (given === '' || given === comment) return;
    if (comment.trim() === '') onComment(given);
    else setOffered(given);
  }

  function setNotApplicable(next: boolean): void {
    if (next) clear();
    onRating(next ? ratings.NotApplicable : ratings.NotSet);
  }

  return (
    <Stack gap="xs">
      <OptionBoxes
        legend={point.optionGroup?.name || t('options')}
        point={point}
        options={options.map(({ id, name, followUpRangeValue }) => ({ id, title: name, followUpRangeValue }))}
        chosen={result.selection ? [result.selection] : []}
        several={false}
        followUps={result.followUps}
        disabled={disabled}
        onToggle={choose}
        onClear={clear}
        onFollowUp={(optionId, value) => onChange((before) => ({ ...before, followUps: [{ optionId, value }] }))}
      />
      <Checkbox
        label={t('notApplicable')}
        checked={isNotApplicable}
        disabled={disabled}
        onChange={(event) => setNotApplicable(event.currentTarget.checked)}
      />
      {offered !== undefined && (
        <ConfirmDialog
          title={t('replaceTitle')}
          text={t('replaceQuestion', { comment, next: offered })}
          confirm={t('replace')}
          onConfirm={() => {
            onComment(offered);
            setOffered(undefined);
          }}
          onCancel={() => setOffered(undefined)}
        />
      )}
    </Stack>
  );
}
