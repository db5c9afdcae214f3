import { TextInput } from '@mantine/core';
import { useShown } from '../queue/use-queue.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { startKey } from './run-states.ts';

/** The id of a sample, which every point of the sample shares. */
export function SampleField({ runId, number }: { runId: string; number: number }) {
  const { queue, disabled } = usePerforming();
  const key = startKey(runId);
  const samples = (useShown(queue, key)?.samples ?? {}) as Record<string, string>;
  return (
    <TextInput
      label={t('sampleId', { number })}
      description={t('sampleHint')}
      value={samples[number] ?? ''}
      maxLength={100}
      disabled={disabled}
      onChange={(event) => queue.change(key, { samples: { ...samples, [number]: event.currentTarget.value } })}
    />
  );
}
