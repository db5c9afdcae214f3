import type { LimitName } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { TextInput } from '@mantine/core';
import { type LimitDraft, unreadLimits } from '../form/point-draft.ts';
import { usePartFault } from '../form/point-form-context.ts';
import { t } from './blocks.texts.ts';

interface LimitInputProps {
  limit: LimitDraft;
  name: LimitName;
  isCrossing: boolean;
  change: (id: string, changes: Partial<LimitDraft>) => void;
}

/** One limit: a text that is no number stays in it, under a border that says so. */
export function LimitInput({ limit, name, isCrossing, change }: LimitInputProps) {
  const fault = usePartFault(limit.id, name);
  const isUnread = unreadLimits(limit).includes(name);
  const error = isUnread ? t('notNumber') : isCrossing ? t('crossing') : fault;
  return (
    <TextInput
      label={t(name)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={limit[`${name}Display`] ?? limit[name]?.toString() ?? ''}
      error={error}
      onChange={(event) => {
        const text = event.currentTarget.value;
        change(limit.id, { [`${name}Display`]: text, [name]: parseNumber(text) ?? null });
      }}
    />
  );
}
