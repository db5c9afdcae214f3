import { newGroupOption } from '@assay/domain/points/new-parts';
import type { GroupOption, OptionGroup } from '@assay/domain/points/parts';
import type { PointContents } from '@assay/domain/points/point';
import { offeredRatings, type Rating, ratingLabels, ratings } from '@assay/domain/ratings';
import { NativeSelect, TextInput } from '@mantine/core';
import { useCallback } from 'react';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import { PartLine } from '../../../ui/parts/PartLine.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import type { ChangeList, PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { FollowUpField } from '../blocks/FollowUpField.tsx';
import { PartText } from '../blocks/PartInputs.tsx';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';

const useContent: FieldHook<PointContents['RadioButtonSelection']> = usePointField;

/** The options that belong to this point alone. */
export function CustomGroup() {
  const { value: group, set } = useContent('optionGroup');
  const change = useCallback(
    (how: (group: OptionGroup) => Partial<OptionGroup>) => set((before) => before && { ...before, ...how(before) }),
    [set],
  );
  const changeOptions: ChangeList<GroupOption> = useCallback(
    (how) => change(({ options }) => ({ options: how(options) })),
    [change],
  );
  return (
    <>
      <TextInput
        label={t('groupName')}
        maxLength={200}
        value={group?.name ?? ''}
        onChange={(event) => {
          const name = event.currentTarget.value;
          change(() => ({ name }));
        }}
      />
      <PartRows
        noun={t('option')}
        parts={group?.options ?? []}
        onChange={changeOptions}
        row={GroupOptionRow}
        fresh={newGroupOption}
        add={t('addOption')}
        empty={t('noOptions')}
        quick="name"
      />
    </>
  );
}

const ratingChoices = () => [
  { value: '', label: t('noOptionRating') },
  ...offeredRatings.map((name) => ({ value: String(ratings[name]), label: ratingLabels[name] })),
];

const GroupOptionRow = ({ part, change }: PartRowProps<GroupOption>) => (
  <PartLine
    more={{
      title: t('commentAndFollowUp'),
      summary: [part.defaultComment, part.followUpRangeValue?.title].filter(Boolean).join(' · '),
      content: (
        <>
          <ProseField
            label={t('defaultComment')}
            maxLength={4_000}
            value={part.defaultComment}
            onChange={(event) => change(part.id, { defaultComment: event.currentTarget.value })}
          />
          <FollowUpField
            value={part.followUpRangeValue}
            onChange={(followUpRangeValue) => change(part.id, { followUpRangeValue })}
          />
        </>
      ),
    }}
  >
    <PartText part={part} name="name" label={t('optionName')} change={change} />
    <NativeSelect
      label={t('optionRating')}
      data={ratingChoices()}
      value={String(part.rating ?? '')}
      onChange={({ currentTarget: { value } }) =>
        change(part.id, { rating: value === '' ? null : (Number(value) as Rating) })
      }
    />
  </PartLine>
);
