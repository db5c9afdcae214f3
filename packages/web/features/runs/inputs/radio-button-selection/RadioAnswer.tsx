import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { GroupOption, OptionGroup } from '@assay/domain/points/parts';
import type { OptionAnswer } from '@assay/domain/points/results';
import type { CommonSettings } from '@assay/domain/points/settings';
import { isFailure, type Rating, ratingLabels, ratings } from '@assay/domain/ratings';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { ratingName } from '../../RatingIcon.tsx';
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
  onAnswered?: () => void;
  movesTo?: (result: R, rating: Rating, comment: string) => number | undefined;
}

/** Options that were frozen before they had ratings rate nothing. */
const ratingOf = (option: GroupOption | undefined): Rating | undefined => option?.rating ?? undefined;

/** One option of a group: its default comment goes into the comment, over another one only when that is confirmed, and leaves when it is cleared. */
export function RadioAnswer<R extends RadioResult>(props: RadioAnswerProps<R>) {
  const { point, result, rating, comment, disabled, onChange, onRating, onComment, onAnswered, movesTo } = props;
  const [offered, setOffered] = useState<string>();
  const options = inIndexOrder(point.optionGroup?.options ?? []).filter(({ name }) => name.trim() !== '');

  const select = (selection: string | null) => onChange((before) => ({ ...before, selection, followUps: [] }));

  const commentOf = (id: string | null) => options.find((option) => option.id === id)?.defaultComment ?? '';

  function clear(): void {
    select(null);
    // What the option said goes with it; a rating that somebody changed since is theirs.
    const said = ratingOf(options.find(({ id }) => id === result.selection));
    if (said !== undefined && said === rating) onRating(ratings.NotSet);
    if (comment !== '' && comment === commentOf(result.selection)) onComment('');
  }

  /** An option without words of its own has nothing to put in place of what is written. */
  const asksFirst = (given: string) => given !== '' && given !== comment && comment.trim() !== '';

  function choose(id: string): void {
    const option = options.find((one) => one.id === id);
    select(id);
    const rates = ratingOf(option);
    if (rates !== undefined && point.ratingField.present) onRating(rates);
    else if (rating === ratings.NotApplicable) onRating(ratings.NotSet);
    const given = commentOf(id);
    if (asksFirst(given)) setOffered(given);
    else if (given !== '' && given !== comment) onComment(given);
    if (!asksFirst(given) && !option?.followUpRangeValue) onAnswered?.();
  }

  /** What choosing it does, in words. */
  function effectOf(option: GroupOption): string {
    const rates = point.ratingField.present ? ratingOf(option) : undefined;
    if (rates === undefined) return '';
    const label = ratingLabels[ratingName(rates)];
    const { photoField } = point;
    if (isFailure(rates) && photoField.present && photoField.required) return t('ratesPhoto', { rating: label });
    const given = option.defaultComment;
    const stays = result.selection === option.id || Boolean(option.followUpRangeValue) || asksFirst(given);
    const number = stays
      ? undefined
      : movesTo?.({ ...result, selection: option.id, followUps: [] }, rates, given || comment);
    return number === undefined ? t('rates', { rating: label }) : t('ratesAndMoves', { rating: label, number });
  }

  return (
    <Stack gap="xs">
      <OptionBoxes
        legend={point.optionGroup?.name || t('options')}
        point={point}
        options={options.map((option) => ({
          id: option.id,
          title: option.name,
          followUpRangeValue: option.followUpRangeValue,
          rating: ratingOf(option),
          effect: effectOf(option),
          comment: option.defaultComment,
        }))}
        chosen={result.selection ? [result.selection] : []}
        several={false}
        followUps={result.followUps}
        disabled={disabled}
        onToggle={choose}
        onClear={clear}
        onFollowUp={(optionId, value) => onChange((before) => ({ ...before, followUps: [{ optionId, value }] }))}
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
