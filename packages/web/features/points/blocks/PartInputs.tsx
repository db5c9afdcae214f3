import { NativeSelect, TextInput } from '@mantine/core';
import type { Change } from '../../../ui/parts/part-row.ts';
import { usePartFault } from '../form/point-form-context.ts';

interface PartInputProps<P> {
  part: P & { id: string };
  name: keyof P & string;
  label: string;
  change: (id: string, change: Change<P>) => void;
}

/** A text of one part. */
export function PartText<P>({ part, name, label, change, warning }: PartInputProps<P> & { warning?: string | false }) {
  const error = usePartFault(part.id, name);
  return (
    <TextInput
      label={label}
      value={String(part[name])}
      error={error}
      {...(warning && { description: warning, styles: { description: { color: 'var(--assay-warning)' } } })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={500}
      autoComplete="off"
      onChange={(event) => change(part.id, { [name]: event.currentTarget.value } as Partial<P>)}
    />
  );
}

interface PartSelectProps<P> extends PartInputProps<P> {
  choices: readonly { value: string; label: string }[];
  disabled?: boolean;
}

/** One of a few values of a part. */
export const PartSelect = <P,>({ part, name, label, choices, disabled = false, change }: PartSelectProps<P>) => (
  <NativeSelect
    label={label}
    data={[...choices]}
    value={String(part[name])}
    disabled={disabled}
    onChange={(event) => change(part.id, { [name]: event.currentTarget.value } as Partial<P>)}
  />
);
