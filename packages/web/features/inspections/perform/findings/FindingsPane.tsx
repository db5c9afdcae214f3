import { actionPriorities } from '@assay/domain/inspections/inspection';
import { Stack } from '@mantine/core';
import { actionKey, findingKey } from '../inspection-states.ts';
import { FollowUpList } from './FollowUpList.tsx';
import { t } from './findings.texts.ts';

/** What follows from a visit: findings with photos, and the actions that come first. */
export const FindingsPane = () => (
  <Stack gap="lg">
    <FollowUpList
      kind="finding"
      list="findings"
      keyOf={findingKey}
      words={{ title: t('findings'), add: t('addFinding'), none: t('noFindings'), one: t('finding') }}
      fields={['description', 'consequence', 'corrective', 'preventive']}
      fresh={{ title: '', description: '', consequence: '', corrective: '', preventive: '' }}
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
