import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { OptionGroup } from '@assay/domain/points/parts';
import { ratingLabels, offeredRatings as ratingNames, ratings } from '@assay/domain/ratings';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { ScrollList } from '../../../ui/list/ScrollList.tsx';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { optionGroupsQuery } from '../points.queries.ts';

interface PredefinedGroupProps {
  group: OptionGroup | null;
  onChoose: (group: OptionGroup | null) => void;
  onCustomise: (group: OptionGroup) => void;
}

/** An option, and what choosing it rates the point. */
const optionText = (name: string, rating: OptionGroup['options'][number]['rating']): string =>
  rating === null || rating === undefined
    ? name
    : t('ratesAs', { name, rating: ratingLabels[ratingNames.find((one) => ratings[one] === rating) ?? 'NotSet'] });

/** A group that many points share: chosen, looked at, and copied to be changed. */
export function PredefinedGroup({ group, onChoose, onCustomise }: PredefinedGroupProps) {
  const query = useQuery(optionGroupsQuery);
  const groups = query.data ?? (group ? [group] : []);
  if (query.isError)
    return <ErrorPanel title={t('groupsFailed')} error={query.error} onRetry={() => query.refetch()} />;
  return (
    <>
      <Picker
        label={t('group')}
        required
        data={groups.map(({ id, name }) => ({ value: id, label: name }))}
        value={group?.id ?? null}
        onChange={(id) => onChoose(groups.find((one) => one.id === id) ?? null)}
      />
      {group && (
        <>
          <ScrollList
            label={t('options')}
            items={inIndexOrder(group.options).map(({ id, name, rating }) => ({
              id,
              content: optionText(name, rating),
            }))}
          />
          <Group gap="sm">
            <Button variant="default" onClick={() => onCustomise(group)}>
              {t('customise')}
            </Button>
            <Text c="dimmed">{t('customiseHint')}</Text>
          </Group>
        </>
      )}
    </>
  );
}
