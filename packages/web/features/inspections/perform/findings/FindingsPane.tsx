import { actionPriorities } from '@assay/domain/inspections/inspection';
import { Stack } from '@mantine/core';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { actionKey, findingKey } from '../inspection-states.ts';
import { FollowUpList } from './FollowUpList.tsx';
import { t } from './findings.texts.ts';

/** What follows from a visit: findings with photos, and the actions that come first. */
export const FindingsPane = ({ model }: { model: RunModel }) => (
  <Stack gap="lg">
    <FollowUpList
      kind="finding"
      list="findings"
      keyOf={findingKey}
      words={{ title: t('findings'), add: t('addFinding'), none: t('noFindings'), one: t('finding') }}
      fields={['description', 'consequence', 'corrective', 'preventive']}
      fresh={{ title: '', pointId: null, description: '', consequence: '', corrective: '', preventive: '' }}
      model={model}
    />
    <FollowUpList
      kind="action"
      list="priorityActions"
      keyOf={actionKey}
      words={{ title: t('actions'), add: t('addAction'), none: t('noActions'), one: t('action') }}
      fields={['description']}
      fresh={{ title: '', description: '', priority: actionPriorities[0] }}
    />
  </Stack>
);
