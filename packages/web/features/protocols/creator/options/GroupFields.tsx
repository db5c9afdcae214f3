import { type CategoryGroup, type GroupKind, groupKinds, noCategory } from '@assay/domain/protocols/protocol';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useProtocol } from '../creator-state.ts';
import { useFault } from '../saving/use-fault.ts';
import classes from './group-fields.module.css';
import { t } from './options.texts.ts';

interface GroupFieldsProps {
  path: string;
  group: CategoryGroup;
  onChange: (group: CategoryGroup) => void;
}

/** One group: its name, its kind, and the categories in its slots. */
export function GroupFields({ path, group, onChange }: GroupFieldsProps) {
  const { name, kind, categoryIndices } = group;
  return (
    <div className={classes.group}>
      <TextInput
        label={t('groupName')}
        required
        maxLength={500}
        autoComplete="off"
        data-path={`${path}.name`}
        error={useFault(`${path}.name`)}
        value={name}
        onChange={(event) => onChange({ ...group, name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('kind')}
        data={groupKinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={(event) => onChange({ ...group, kind: event.currentTarget.value as GroupKind })}
      />
      {categoryIndices.map((index, place) => (
        <SlotField
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          key={place}
          path={`${path}.categoryIndices.${place}`}
          number={place + 1}
          index={index}
          onChange={(next) => onChange({ ...group, categoryIndices: categoryIndices.with(place, next) })}
        />
      ))}
      <Button
        variant="default"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onChange({ ...group, categoryIndices: [...categoryIndices, noCategory] })}
      >
        {t('addSlot')}
      </Button>
    </div>
  );
}

interface SlotFieldProps {
  path: string;
  number: number;
  index: number;
  onChange: (index: number) => void;
}

function SlotField({ path, number, index, onChange }: SlotFieldProps) {
  const categories = useProtocol((protocol) => protocol.categories);
  const titled = categories.map(({ title }, place) => ({
    value: String(place),
    label: title.trim() || t('untitled', { number: place + 1 }),
  }));
  return (
    <NativeSelect
      label={t('slot', { number })}
      data={[{ value: String(noCategory), label: t('noCategory') }, ...titled]}
      data-path={path}
      error={useFault(path)}
      value={String(index)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
