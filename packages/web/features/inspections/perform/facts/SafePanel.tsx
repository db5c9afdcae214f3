import { safeAnswers } from '@assay/domain/reports/safe-to-run';
import { Group, Radio, Stack } from '@mantine/core';
import { Panel } from '../../../../ui/Panel.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { useShown } from '../../../runs/queue/use-queue.ts';
import { fieldKey } from '../inspection-states.ts';
import { FactField } from './FactField.tsx';
import { t } from './facts.texts.ts';

const answers = { yes: 'safeYes', conditions: 'safeWithConditions', no: 'safeNo' } as const;
const key = fieldKey('safeToRun');

/** Whether the machine may run until everything is seen to, and under which conditions. */
export function SafePanel() {
  const { queue, disabled } = usePerforming();
  const answer = useShown(queue, key)?.text;
  if (typeof answer !== 'string') return null;
  const textOf = (value: unknown) => (value === '' ? '' : t(answers[value as keyof typeof answers]));
  return (
    <Panel title={t('safe')}>
      <Stack gap="sm" data-record={key}>
        <Radio.Group
          label={t('safeToRun')}
          description={t('safeHint')}
          value={answer}
          onChange={(text) => queue.change(key, { text })}
        >
          <Group gap="lg" mt="xs">
            {safeAnswers.map((value) => (
              <Radio key={value} value={value} label={t(answers[value])} disabled={disabled} />
            ))}
          </Group>
        </Radio.Group>
        <RecordTroubles of={key} words={{ labelOf: () => t('safe'), textOf: (_, value) => textOf(value) }} />
        {answer === 'conditions' && <FactField field="safeConditions" kind="prose" />}
      </Stack>
    </Panel>
  );
}
