import { type Meta, type MetaType, valuesOf, withValues } from '@assay/domain/points/applicability';
import { Checkbox, Stack } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ManyPicker } from '../../../ui/picker/ManyPicker.tsx';

interface KnownType {
  value: string;
  displayName: string;
}

interface CertainTypesProps<Known extends KnownType, Key extends QueryKey> {
  switchLabel: string;
  label: string;
  add: string;
  query: UseQueryOptions<Known[], Error, Known[], Key>;
  /** The meta that says whether the types below count at all. */
  defined: MetaType;
  type: MetaType;
  metas: readonly Meta[];
  onChange: (change: (metas: Meta[]) => Meta[]) => void;
}

/** For all types, or for certain ones. */
export function CertainTypes<Known extends KnownType, Key extends QueryKey>(props: CertainTypesProps<Known, Key>) {
  const { switchLabel, label, add, query, defined, type, metas, onChange } = props;
  const { data = [], isFetching } = useQuery(query);
  const isDefined = valuesOf(metas, defined).includes('true');
  return (
    <Stack gap="xs">
      <Checkbox
        label={switchLabel}
        checked={isDefined}
        onChange={(event) => {
          const given = event.currentTarget.checked ? ['true'] : [];
          onChange((before) => withValues(before, defined, given));
        }}
      />
      {isDefined && (
        <ManyPicker
          label={label}
          placeholder={add}
          data={data.map(({ value, displayName }) => ({ value, label: displayName }))}
          waiting={isFetching}
          values={valuesOf(metas, type)}
          unknown={(value) => value}
          onChange={(values) => onChange((before) => withValues(before, type, values))}
        />
      )}
    </Stack>
  );
}
