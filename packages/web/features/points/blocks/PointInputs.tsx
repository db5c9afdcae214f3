import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';

interface PointInputProps {
  /** The field of the draft. */
  name: string;
  label: string;
  description?: string;
}

const useText: FieldHook<Record<string, string>> = usePointField;
const useSwitch: FieldHook<Record<string, boolean>> = usePointField;

/** A text of the draft; with `rows` several lines high. */
export function PointText({
  name,
  rows,
  ...field
}: PointInputProps & { maxLength: number; required?: boolean; rows?: number }) {
  const { value, set, error } = useText(name);
  const shown = {
    ...field,
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  return rows ? <ProseField {...shown} rows={rows} /> : <TextInput {...shown} autoComplete="off" />;
}

interface PointSelectProps extends PointInputProps {
  choices: readonly { value: string; label: string }[];
}

export function PointSelect({ name, choices, ...field }: PointSelectProps) {
  const { value, set, error } = useText(name);
  return (
    <NativeSelect
      {...field}
      data={[...choices]}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

export function PointCheckbox({ name, label }: PointInputProps) {
  const { value, set } = useSwitch(name);
  return <Checkbox label={label} checked={value} onChange={(event) => set(event.currentTarget.checked)} />;
}
