import type { LimitName } from '@assay/domain/measurements/limits';
import { TextInput } from '@mantine/core';
import { type LimitDraft, unreadLimits } from '../form/point-draft.ts';
import { usePartFault } from '../form/point-form-context.ts';
import { limitText, typedLimit } from '../limits/limit-rows.ts';
import { t } from './blocks.texts.ts';

interface LimitInputProps {
  limit: LimitDraft;
  name: LimitName;
  /** What applies while it is empty. */
  wider: number | null;
  isCrossing: boolean;
  change: (id: string, changes: Partial<LimitDraft>) => void;
}

/** One limit: a text that is no number stays in it, under a border that says so. */
export function LimitInput({ limit, name, wider, isCrossing, change }: LimitInputProps) {
  const fault = usePartFault(limit.id, name);
  const isUnread = unreadLimits(limit).includes(name);
  const error = isUnread ? t('notNumber') : isCrossing ? t('crossing') : fault;
  return (
    <TextInput
      label={t(name)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      disabled={limit.unlimited ?? false}
      placeholder={wider?.toString() ?? ''}
      value={limitText(limit, name)}
      error={error}
      onChange={(event) => change(limit.id, typedLimit(name, event.currentTarget.value))}
    />
  );
}
